/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

export type * from './civil';
export type * from './company';
export type * from './groups';
export type * from './http';
export type * from './luck';
export type * from './notices';
export type * from './orders';
export type * from './people';
export type * from './profiles';
export type * from './ratings';
export type * from './socket';
export type * from './tournaments';
export type * from './watching';
export type * from './wishes';
export type * from './workshop';
