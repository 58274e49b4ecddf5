/** Height in pixels of the head of a record, which stays in view. */
export const ALTURA_DA_CABECA = 64;

/** The look of the head of a record: from edge to edge of the page. */
export const CABECA = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2.5,
  height: ALTURA_DA_CABECA,
  mx: { xs: -2, md: -2.5 },
  px: { xs: 2, md: 2.5 },
  bgcolor: 'background.paper',
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The height that the head of the record on the page takes at the top: `var(--cabeca)`; 0 on a page without one. */
export const ABAIXO_DA_CABECA = 'var(--cabeca, 0px)';
