import Alert from '@mui/material/Alert';

/** What was refused, below the fields, where the person pressed. In a window that scrolls it comes into sight. */
export function RecusaDoFormulario({ motivo }: { motivo: string | undefined }) {
  if (!motivo) return null;
  return (
    <Alert key={motivo} severity="error" ref={aVista} sx={{ scrollMarginBottom: 16 }}>
      {motivo}
    </Alert>
  );
}

const aVista = (alerta: HTMLElement | null) => alerta?.scrollIntoView({ block: 'nearest' });
