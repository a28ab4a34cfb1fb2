import type { Choice, ClientMessage, Reason, ServerMessage } from '../../wire/types';
import type { EventPlayer } from './event-player.svelte';

/** What was asked for, and what stands against it. */
export interface Why {
  choice: Choice;
  reason: Reason | null;
  /** How it is named, where the choice would name more than anybody knows. */
  what: string | null;
}

/** How long a question waits for what is just being shown, in milliseconds. */
const SOON = 600;

/** «Why not?», asked of a table that may be further on than what is seen of it. */
export class WhyNotStore {
  answer = $state.raw<Why | null>(null);
  /** What is said about a thing with which nothing can be done. */
  said = $state.raw<{ what: string; text: string } | null>(null);
  /** Whether something was asked that is not answered while things are told: the answer would tell how they end. */
  early = $state(false);

  constructor(
    private readonly player: EventPlayer,
    private readonly ask: (message: ClientMessage) => Promise<ServerMessage>,
  ) {}

  /** Ask what stands against an action. */
  async explain(action: string, what: string | null = null): Promise<void> {
    this.said = null;
    do {
      await this.player.calm(SOON);
      if (this.player.behind) return await this.putOff();
      const said = await this.ask({ type: 'explain', action });
      if (said.type === 'explained' && !this.player.behind) this.answer = { choice: said, reason: said.reason, what };
    } while (this.player.behind);
  }

  /** Say something about a thing, instead of what was said before. */
  remark(what: string, text: string): void {
    this.close();
    this.said = { what, text };
  }

  /** Say that something is still being told, for as long as it is. */
  private async putOff(): Promise<void> {
    this.answer = null;
    this.early = true;
    await this.player.calm();
    this.early = false;
  }

  /** It was read, or nobody wants to know any more. */
  close(): void {
    this.answer = this.said = null;
    this.early = false;
  }
}
