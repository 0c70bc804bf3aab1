/** How the house calls what it keeps under a name: terms, missions, raffles. */
export const PLAIN_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
