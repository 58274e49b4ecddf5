/** Near the top of the page, so that the palette does not move as entries come and go. On a phone it fills the screen. */
export const folha = {
  m: { xs: 0, sm: 2 },
  mt: { xs: 0, sm: '12vh' },
  width: { xs: '100%', sm: 'calc(100% - 32px)' },
  maxWidth: { xs: '100%', sm: 640 },
  height: { xs: '100dvh', sm: 'auto' },
  maxHeight: { xs: '100dvh', sm: '70vh' },
  borderRadius: { xs: 0, sm: 1.25 },
  '& [cmdk-root]': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
  '& [cmdk-list]': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '36px 8px',
    flex: 1,
    minHeight: 0,
  },
  '& [cmdk-group-heading]': {
    px: 1.25,
    pt: 1.25,
    pb: 0.5,
    fontSize: 12,
    fontWeight: 600,
    color: 'text.secondary',
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 40,
    px: 1.25,
    py: 0.75,
    borderRadius: 0.75,
    cursor: 'pointer',
    lineHeight: 1.4,
    '&[data-selected=true]': {
      bgcolor: 'action.selected',
      boxShadow: 'inset 2px 0 0 var(--cais-palette-primary-main)',
    },
  },
};

export const campo = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    p: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 16,
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
};

export const lista = { p: 1 };
