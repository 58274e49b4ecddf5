/** Height in pixels of the head of a record, which stays in view. */
export const ALTURA_DA_CABECA = 64;

/** The height that the head of the record on the page takes at the top: `var(--cabeca)`; 0 on a page without one. */
export const ABAIXO_DA_CABECA = 'var(--cabeca, 0px)';
