import type { Argument, Choice } from '../wire/types';
import type { BoardContext } from '../board/context';

/** Touching things one after another until they make a choice: the same for every board. */
export class Picking {
  /** What has been taken up and waits for what it is to be done to. */
  held = $state.raw<Argument | null>(null);
  /** Choices among which a touch did not decide. */
  menu = $state.raw<readonly Choice[]>([]);

  constructor(
    private readonly context: () => BoardContext,
    private readonly verbsFor: (kind: string) => readonly string[] = () => [],
  ) {}

  /** Whether touching this thing leads on to something possible. */
  possible(kind: string, key: string | null): boolean {
    if (key === null) return false;
    const { held } = this;
    return this.context().options.some((choice) =>
      held ? has(choice, held) && has(choice, { kind, key }) : has(choice, { kind, key }),
    );
  }

  isHeld(kind: string, key: string | null): boolean {
    return this.held !== null && this.held.kind === kind && this.held.key === key;
  }

  press(thing: Argument): void {
    const { held } = this;
    this.menu = [];
    if (held && same(held, thing)) {
      this.held = null;
      return;
    }
    const options = this.context().options;
    const touching = options.filter((choice) => has(choice, thing));
    const complete = touching.filter((choice) =>
      held ? has(choice, held) : choice.args.every((argument) => same(argument, thing)),
    );
    const longer = held ? [] : touching.filter((choice) => !complete.includes(choice));
    if (complete.length === 1 && longer.length === 0 && complete[0]) this.take(complete[0].action);
    else if (complete.length > 0) this.menu = [...complete, ...longer];
    else if (longer.length > 0) this.held = thing;
    else if (held && touching.length > 0) this.held = thing;
    else this.ask(thing);
  }

  drop(): void {
    this.held = null;
    this.menu = [];
  }

  take(action: string): void {
    this.drop();
    this.context().choose(action);
  }

  private ask(thing: Argument): void {
    const { held } = this;
    const first = held ?? thing;
    const verb = this.verbsFor(first.kind)[0];
    this.held = null;
    if (verb) this.context().why([verb, first.key, ...(held ? [thing.key] : [])].join(' '));
  }
}

const same = (one: Argument, other: Argument): boolean => one.kind === other.kind && one.key === other.key;
const has = (choice: Choice, thing: Argument): boolean => choice.args.some((argument) => same(argument, thing));
