import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { PlainTextField, type PlainTextFieldProps } from './PlainTextField.tsx';

export function PasswordField(props: PlainTextFieldProps) {
  const [visivel, setVisivel] = useState(false);
  return (
    <PlainTextField
      label="Senha"
      type={visivel ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
            onClick={() => setVisivel(!visivel)}
          >
            {visivel ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
      {...props}
    />
  );
}
