import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { aplicarProposta } from '#app/_screens/importacao/processos/adicoes/adicoes-do-processo.ts';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { DestinacaoZfm } from '#lib/fiscal/importacao/prevista/padroes-zfm.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { numeroDaAdicao } from './itens-linhas.ts';
import { type PropostaVista, previaDasAdicoes } from './previa-das-adicoes.ts';

interface GerarAdicoesDialogProps {
  valores: ItensDoProcesso;
  documento: TipoDocumento;
  /** The suppliers' names by id. */
  rotulos: Readonly<Record<string, string>>;
  aoFechar: () => void;
  aoAplicar: (novos: ItensDoProcesso) => void;
}

/** Previews the adições that the goods form before any is made: the values that each keeps, and why one NCM has two. */
export function GerarAdicoesDialog({ valores, documento, rotulos, aoFechar, aoAplicar }: GerarAdicoesDialogProps) {
  const [regimes, setRegimes] = useState<DestinacaoZfm | 'INTEGRAL'>('INTEGRAL');
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('md'));
  const { propostas, vistas, somem, falta } = previaDasAdicoes(valores, documento);
  const haNovas = vistas.some(({ de }) => de === null);
  return (
    <Dialog open onClose={aoFechar} fullWidth fullScreen={telefone} maxWidth="lg" aria-labelledby="gerar-adicoes">
      <DialogTitle id="gerar-adicoes">Gerar adições</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {falta && <Alert severity="warning">{falta}</Alert>}
          {somem.length > 0 && (
            <Alert severity="warning">
              {somem.length === 1 ? 'Deixa de existir a adição ' : 'Deixam de existir as adições '}
              {somem.map(numeroDaAdicao).join(', ')}: o que foi preenchido nelas não passa para nenhuma outra.
            </Alert>
          )}
          {vistas.length > 0 && (
            <DataTable
              legenda="Adições propostas"
              colunas={colunasDe(rotulos)}
              linhas={vistas}
              chave={({ numero }) => numero}
            />
          )}
          {haNovas && (
            <TextField
              select
              label="Regimes das adições novas"
              value={regimes}
              onChange={({ target }) => setRegimes(target.value as DestinacaoZfm | 'INTEGRAL')}
              helperText={
                regimes === 'INTEGRAL'
                  ? 'É uma proposta: cada regime pode ser mudado na adição. As alíquotas são sempre informadas.'
                  : 'A confirmar com quem assina: II suspenso, fundamento legal 56, como em PLI real de Manaus. Cada regime pode ser mudado na adição.'
              }
            >
              {REGIMES.map(([valor, nome]) => (
                <MenuItem key={valor} value={valor}>
                  {nome}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Cancelar"
        aoFechar={aoFechar}
        disabled={falta !== null}
        onClick={() => aoAplicar(aplicarProposta(valores, propostas, regimes === 'INTEGRAL' ? null : regimes))}
      >
        Aplicar
      </RodapeDoDialogo>
    </Dialog>
  );
}

/** With the legal source of each proposal, as in lib/fiscal/importacao/prevista/padroes-zfm.ts. */
export const REGIMES = [
  ['INTEGRAL', 'Recolhimento integral'],
  [
    'INSUMO',
    'Admissão na ZFM, insumo, a confirmar (DL 288/1967; Decreto 7.212/2010, art. 86; Lei 10.865/2004, arts. 14 e 14-A)',
  ],
  ['ATIVO_IMOBILIZADO', 'Admissão na ZFM, ativo imobilizado, a confirmar (DL 288/1967; Lei 11.196/2005, art. 50)'],
  ['COMERCIO', 'Admissão na ZFM, comércio, a confirmar (DL 288/1967; PIS e COFINS integrais)'],
] as const;

function colunasDe(rotulos: Readonly<Record<string, string>>): Coluna<PropostaVista>[] {
  return [
    {
      titulo: 'Adição',
      valor: ({ numero, ncm }) => <TwoLines principal={numeroDaAdicao(numero)} secundaria={formatarNcm(ncm)} />,
    },
    {
      titulo: 'Fornecedor',
      valor: ({ fornecedorId, incoterm, moeda }) => (
        <TwoLines
          principal={fornecedorId ? (rotulos[fornecedorId] ?? '—') : '—'}
          secundaria={[incoterm, moeda].filter(Boolean).join(' · ')}
        />
      ),
    },
    { titulo: 'Itens', valor: ({ itens }) => itens, numerica: true },
    { titulo: 'Valor na moeda', valor: ({ valor }) => formatarDecimal(valor, 2), numerica: true },
    { titulo: 'Peso líquido (kg)', valor: ({ pesoLiquido }) => formatarDecimal(pesoLiquido, 5), numerica: true },
    {
      titulo: 'O que mantém',
      valor: ({ de, semValores }) => {
        if (de === null) return 'Nova';
        const mantem = `Regimes e alíquotas da ${numeroDaAdicao(de)}`;
        return semValores ? `${mantem}, sem acréscimos, deduções e antidumping` : mantem;
      },
    },
    { titulo: 'Por que é outra', valor: ({ porque }) => porque },
  ];
}
