/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** What sees with the eyes of my seat, to be handed on; null where nobody may. */
export interface EyesLink {
  token: string | null;
}

/** How a page of another site shows a game (oEmbed 1.0, type ``rich``). */
export interface OEmbed {
  version: string;
  type: string;
  provider_name: string;
  provider_url: string;
  title: string;
  html: string;
  width: number;
  height: number;
}

/** Whether those who have a link of my seat may see with its eyes; a link that was withdrawn opens nothing. */
export interface ShowEyes {
  shown: boolean;
}
