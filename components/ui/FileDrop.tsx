import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type Accept, useDropzone } from 'react-dropzone';

interface FileDropProps {
  rotulo: string;
  dica: string;
  aceita: Accept;
  /** Smaller, once something has been chosen. */
  compacta?: boolean;
  aoEscolher: (arquivos: File[]) => void;
}

/** A place to drop files on; a click or Enter opens the computer's own chooser. */
export function FileDrop({ rotulo, dica, aceita, compacta = false, aoEscolher }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: aceita,
    // A file of another kind is read too: the server says better than a silent refusal what is wrong with it.
    onDrop: (aceitos, recusados) => aoEscolher([...aceitos, ...recusados.map(({ file }) => file)]),
  });
  return (
    <ButtonBase
      {...getRootProps()}
      component="div"
      aria-label={rotulo}
      sx={{
        flexDirection: 'column',
        gap: 0.5,
        p: compacta ? 2 : 5,
        textAlign: 'center',
        border: '1.5px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: isDragActive ? 'primary.soft' : 'background.default',
      }}
    >
      <input {...getInputProps({ 'aria-label': rotulo })} />
      <UploadFileOutlined color="primary" fontSize={compacta ? 'small' : 'large'} />
      <Typography sx={{ fontWeight: 600 }}>{rotulo}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {dica}
      </Typography>
    </ButtonBase>
  );
}
