import type { Chat, ClientMessage } from '../../wire/types';

/** What is said at a table: what was heard, how much of it has been read, and whom the viewer does not hear. */
export class TableChat {
  said = $state.raw<readonly Chat[]>([]);
  /** The seats whose words this seat does not hear. */
  muted = $state<readonly number[]>([]);
  /** Whom the viewer wants to do something about: who has a seat, or has said something. */
  about = $state.raw<{ seat: number; chat: number | null; name: string } | null>(null);
  private read = $state(0);

  constructor(private readonly send: (message: ClientMessage) => Promise<boolean>) {}

  hear(message: Chat): void {
    if (!this.said.some((chat) => chat.number === message.number)) this.said = [...this.said, message];
  }

  /** Show other lines than before: the viewer hears other people now. */
  renew(said: readonly Chat[]): void {
    this.said = said;
  }

  /** How many things others have said that the viewer has not read. */
  unread(viewer: number | null): number {
    return this.said.filter(({ number, seat }) => number > this.read && seat !== viewer).length;
  }

  /** All that was said has been read. */
  readAll(): void {
    this.read = this.said.at(-1)?.number ?? 0;
  }

  say(text: string): void {
    void this.send({ type: 'chat', text });
  }

  /** Stop or start hearing what a seat says. */
  async mute(seat: number, muted: boolean): Promise<void> {
    if (!(await this.send({ type: 'mute', seat, muted }))) return;
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
  }
}
