/** Whether what lies on a shelf does not fit there; a shelf that is no longer drawn holds nothing. */
export const isCrowded = (shelf: Pick<HTMLElement, 'scrollHeight' | 'clientHeight'> | null | undefined): boolean =>
  shelf ? shelf.scrollHeight > shelf.clientHeight + 1 : false;
