/** Whether the engine is there yet: for whoever shows it. */
class Engine {
  /** How much of it has arrived, of 1. */
  part = $state(0);
  ready = $state(false);
  /** Why it cannot be used, if so: `none`, `wasm`, `unreached`, or what went wrong in its own words. */
  failed = $state('');
}

export const engine = new Engine();
