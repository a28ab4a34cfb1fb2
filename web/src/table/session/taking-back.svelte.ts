/** Taking the latest choice back. Whether that can be done the table tries in many worlds, so it is asked once a choice. */

import type { ClientMessage, ServerMessage } from '../../wire/types';

export class TakingBack {
  /** Whether the latest choice can be taken back; null while the table is asked. */
  private answer = $state<boolean | null>(false);
  /** The newest question, for whoever wants the choice back before it is answered. */
  private question: Promise<void> = Promise.resolve();
  /** The entry at which it was asked. */
  private n = 0;

  constructor(private readonly ask: (message: ClientMessage) => Promise<ServerMessage>) {}

  /** Whether nothing is known that stands against it. */
  get possible(): boolean {
    return this.answer !== false;
  }

  /** Whether it is certain: only then is it offered. */
  get certain(): boolean {
    return this.answer === true;
  }

  /** The table stands at another entry; it is asked where it says that there might be something to take back. */
  stand(n: number, might: boolean): void {
    this.n = n;
    this.answer = might ? null : false;
    const question: Promise<void> = might ? this.inquire(() => this.question === question) : Promise.resolve();
    this.question = question;
  }

  /** Ask the table; what it answers counts as long as nothing newer has been heard of. */
  private async inquire(newest: () => boolean): Promise<void> {
    let may = false; // Nothing is offered of which nobody knows whether it is possible.
    try {
      const said = await this.ask({ type: 'may_take_back' });
      may = said.type === 'may_take_back' && said.may;
    } catch {
      may = false;
    }
    if (newest()) this.answer = may;
  }

  /** Say what takes the latest choice back, once it is certain that it can be: where others choose meanwhile the table is asked again. */
  async wanted(): Promise<ClientMessage | null> {
    let question: Promise<void>;
    do await (question = this.question);
    while (question !== this.question);
    return this.answer === true ? { type: 'take_back', n: this.n } : null;
  }
}
