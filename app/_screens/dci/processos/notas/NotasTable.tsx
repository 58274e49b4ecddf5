import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Fragment, type ReactNode, useState } from 'react';
import { documentoDo } from '#app/_screens/dci/processos/campos/documento-do-destinatario.ts';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { NotasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { ItensDaNota } from './ItensDaNota.tsx';
import { SituacaoDaNota } from './SituacaoDaNota.tsx';

export interface NotasProps {
  notas: readonly NotaDaDci[];
  ordem: NotasConsulta['ordem'];
  aoOrdenar: (ordem: NotasConsulta['ordem']) => void;
  atos: (nota: NotaDaDci) => ReactNode;
}

/** One row per nota; its items unfold below it. */
export function NotasTable({ notas, ordem, aoOrdenar, atos }: NotasProps) {
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());
  const alternar = (id: string) =>
    setAbertas((antes) =>
      antes.has(id) ? new Set([...antes].filter((notaAberta) => notaAberta !== id)) : new Set([...antes, id]),
    );
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Notas da DCI">
      <Table aria-label="Notas da DCI">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            {CABECA.map(({ titulo, campo, numerica }) => (
              <TableCell
                key={titulo}
                align={numerica ? 'right' : 'left'}
                sortDirection={campo && sentido(ordem, campo)}
              >
                {campo ? (
                  <TableSortLabel
                    active={sentido(ordem, campo) !== undefined}
                    direction={sentido(ordem, campo)}
                    onClick={() => aoOrdenar(ordem === campo ? `-${campo}` : campo)}
                  >
                    {titulo}
                  </TableSortLabel>
                ) : (
                  titulo
                )}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {notas.map((nota) => {
            const aberta = abertas.has(nota.id);
            return (
              <Fragment key={nota.id}>
                <TableRow>
                  <TableCell padding="checkbox">
                    <IconButton
                      size="small"
                      aria-expanded={aberta}
                      aria-label={`Itens da nota ${nota.numero}`}
                      onClick={() => alternar(nota.id)}
                    >
                      <ExpandMore fontSize="small" sx={{ rotate: aberta ? '180deg' : '0deg' }} />
                    </IconButton>
                  </TableCell>
                  <Celulas nota={nota} />
                  <TableCell align="right" padding="checkbox">
                    {atos(nota)}
                  </TableCell>
                </TableRow>
                {aberta && (
                  <TableRow>
                    <TableCell colSpan={CABECA.length + 2} sx={{ bgcolor: 'background.default', p: 1 }}>
                      <ItensDaNota nota={nota} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Celulas({ nota }: { nota: NotaDaDci }) {
  const { numero, serie, origem, saida, emissao, destinatario, municipio, uf, destino, valor, itens } = nota;
  return (
    <>
      <TableCell>
        <TwoLines
          principal={<strong>{numero}</strong>}
          secundaria={[`série ${serie}`, origem === 'DIGITADA' && 'digitada'].filter(Boolean).join(' · ')}
        />
      </TableCell>
      <TableCell>{formatarData(saida ?? emissao)}</TableCell>
      <TableCell sx={{ maxWidth: 260 }}>
        <TwoLines principal={destinatario.nome} secundaria={documentoDo(destinatario)} />
      </TableCell>
      <TableCell sx={{ maxWidth: 200 }}>
        <TwoLines
          principal={destino ? NOME_LOCAL_DESTINO[destino] : SEM_VALOR}
          secundaria={municipio?.nome ?? uf ?? 'município não informado'}
        />
      </TableCell>
      <TableCell align="right">{itens.length}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatarDinheiro(valor)}
      </TableCell>
      <TableCell>
        <SituacaoDaNota nota={nota} />
      </TableCell>
    </>
  );
}

type Ordenavel = 'numero' | 'saida' | 'destinatario' | 'valor';

function sentido(ordem: string, campo: Ordenavel): 'asc' | 'desc' | undefined {
  if (ordem === campo) return 'asc';
  return ordem === `-${campo}` ? 'desc' : undefined;
}

const CABECA: readonly { titulo: string; campo?: Ordenavel; numerica?: true }[] = [
  { titulo: 'Nota', campo: 'numero' },
  { titulo: 'Saída', campo: 'saida' },
  { titulo: 'Destinatário', campo: 'destinatario' },
  { titulo: 'Destino' },
  { titulo: 'Itens', numerica: true },
  { titulo: 'Valor (R$)', campo: 'valor', numerica: true },
  { titulo: 'Situação' },
];
