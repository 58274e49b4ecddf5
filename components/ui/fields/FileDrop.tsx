import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Accept, useDropzone } from 'react-dropzone';

interface FileDropProps {
  rotulo: string;
  dica: string;
  aceita: Accept;
  /** Smaller layout, used once a file has been chosen. */
  compacta?: boolean;
  aoEscolher: (arquivos: File[]) => void;
}

/** Drop area for files, with a button that opens the system's file chooser. */
export function FileDrop({ rotulo, dica, aceita, compacta = false, aoEscolher }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: aceita,
    noClick: true,
    noKeyboard: true,
    // Files of an unaccepted type are passed on too: the server explains what is wrong, and a silent refusal would not.
    onDrop: (aceitos, recusados) => aoEscolher([...aceitos, ...recusados.map(({ file }) => file)]),
  });
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        p: compacta ? 2 : { xs: 3, sm: 5 },
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: isDragActive ? 'primary.soft' : 'background.default',
      }}
    >
      <input {...getInputProps({ 'aria-label': rotulo })} />
      {!compacta && <UploadFileOutlined color="primary" fontSize="large" />}
      <Typography sx={{ fontWeight: 600 }}>{rotulo}</Typography>
      <Button variant="outlined" color="inherit" onClick={open}>
        Escolher arquivo
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {dica}
      </Typography>
    </Box>
  );
}
