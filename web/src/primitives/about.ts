/** What a thing is for, where its label says only what it is called: read out after it, and said beside it. */
export const about = (text: string | undefined): Record<string, string | undefined> => ({ 'aria-description': text });
