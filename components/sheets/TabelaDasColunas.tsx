import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import type { ColunaDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { ehDeCadastro } from '#lib/registros/planilha/recursos.ts';
import { numerados } from './numerados.ts';

interface TabelaDasColunasProps {
  recurso: Planilha['recurso'];
  folha: Planilha['folhas'][number];
  mapa: MapaDePlanilha;
  colunas: readonly ColunaDePlanilha[];
  /** An empty `campo` leaves the column out. */
  aoMudar: (indice: number, campo: string) => void;
}

/** The columns of a sheet, with their first values and the field that each fills. */
export function TabelaDasColunas({ recurso, folha, mapa, colunas, aoMudar }: TabelaDasColunasProps) {
  const titulos = folha.amostra[mapa.cabecalho] ?? [];
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={`Colunas da planilha e ${ehDeCadastro(recurso) ? 'campos do cadastro' : 'campos da grade'}`}
        sx={{ tableLayout: { xs: 'fixed', sm: 'auto' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Coluna da planilha</TableCell>
            <TableCell sx={SO_COM_ESPACO}>Primeiros valores</TableCell>
            <TableCell>{ehDeCadastro(recurso) ? 'Campo do cadastro' : 'Campo da grade'}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {numerados(mapa.colunas).map(({ i, valor: campo }) => (
            <TableRow key={i}>
              <TableCell sx={{ fontWeight: 600 }}>{titulos[i] || `Coluna ${i + 1}`}</TableCell>
              <TableCell sx={{ color: 'text.secondary', maxWidth: 260, ...SO_COM_ESPACO }}>
                <Typography noWrap variant="body2">
                  {valoresDaColuna(folha.amostra, mapa.cabecalho, i)}
                </Typography>
              </TableCell>
              <TableCell>
                <CampoDaColuna
                  titulo={titulos[i] || `Coluna ${i + 1}`}
                  campo={campo}
                  colunas={colunas}
                  aoMudar={(novo) => aoMudar(i, novo)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface CampoDaColunaProps {
  titulo: string;
  campo: string | null;
  colunas: readonly ColunaDePlanilha[];
  aoMudar: (campo: string) => void;
}

function CampoDaColuna({ titulo, campo, colunas, aoMudar }: CampoDaColunaProps) {
  return (
    <TextField
      select
      fullWidth
      sx={{ minWidth: { sm: 200 } }}
      slotProps={{
        htmlInput: { 'aria-label': `Campo de ${titulo}` },
        select: { displayEmpty: true },
      }}
      value={campo ?? ''}
      onChange={({ target }) => aoMudar(target.value)}
    >
      <MenuItem value="">
        <em>Não importar</em>
      </MenuItem>
      {colunas.map((coluna) => (
        <MenuItem key={coluna.campo} value={coluna.campo}>
          {coluna.titulo}
        </MenuItem>
      ))}
    </TextField>
  );
}

function valoresDaColuna(amostra: readonly (readonly string[])[], cabecalho: number, coluna: number): string {
  const valores = amostra.slice(cabecalho + 1).map((linha) => linha[coluna]);
  return valores.filter(Boolean).slice(0, 3).join(' · ');
}

/** Hidden on a phone: the field of a column matters more than its sample values. */
const SO_COM_ESPACO = { display: { xs: 'none', sm: 'table-cell' } } as const;
