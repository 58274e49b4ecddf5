import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { FaltaDoSaldoInicial, SaldoInicial } from '#lib/contracts/saldo/saldo-inicial.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { posicaoNaDeclaracao } from '#lib/domain/zfm/dcr.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { ProvaDeVarios } from './ProvaDeVarios.tsx';

/** A row an opening balance, each with what does not meet. One proof can be attached to many of them. */
export function ConferenciaSection({ conferido: { linhas, total } }: { conferido: SaldoInicial }) {
  const [escolhidos, setEscolhidos] = useState<ReadonlySet<string>>(new Set());
  const semProva = linhas.filter(({ faltas }) => faltas.includes('SEM_PROVA')).map(({ id }) => id);
  const quais = linhas.filter(({ id }) => escolhidos.has(id)).map(({ id }) => id);
  return (
    <Section titulo="Conferência" nota={resumo(linhas, total)} semMargem>
      <ProvaDeVarios semProva={semProva} escolhidos={quais} aoEscolher={(ids) => setEscolhidos(new Set(ids))} />
      <DataTable
        legenda="Saldos iniciais"
        linhas={linhas}
        chave={({ id }) => id}
        marcada={({ id }) => escolhidos.has(id)}
        colunas={[
          {
            titulo: 'Prova',
            valor: ({ id, ...linha }) => (
              <Checkbox
                size="small"
                slotProps={{ input: { 'aria-label': `Escolher ${nomeDo(linha)}` } }}
                checked={escolhidos.has(id)}
                onChange={(_, sim) =>
                  setEscolhidos(new Set(sim ? [...quais, id] : quais.filter((idEscolhido) => idEscolhido !== id)))
                }
              />
            ),
          },
          {
            titulo: 'Declaração',
            valor: ({ id, ...linha }) => (
              <CellLink to="/dcr/saldo-insumos/entradas/$id" params={{ id }}>
                {nomeDo(linha)}
              </CellLink>
            ),
          },
          { titulo: 'Insumo', valor: ({ partNumber }) => partNumber },
          { titulo: 'Entrada', valor: ({ dataEntrada }) => formatarData(dataEntrada) },
          {
            titulo: 'Declarada',
            numerica: true,
            valor: ({ quantidadeDeclarada }) => (quantidadeDeclarada === null ? '—' : semZeros(quantidadeDeclarada)),
          },
          { titulo: 'Saldo inicial', numerica: true, valor: ({ quantidade }) => semZeros(quantidade) },
          {
            titulo: 'Saldo de hoje',
            numerica: true,
            valor: ({ saldo, unidade }) => `${semZeros(saldo)} ${unidade}`,
          },
          { titulo: 'O que não combina', valor: (linha) => <Faltas linha={linha} /> },
        ]}
      />
    </Section>
  );
}

function nomeDo({ numero, adicao, item }: Pick<SaldoInicial['linhas'][number], 'numero' | 'adicao' | 'item'>): string {
  return `${escreverDeclaracao(numero)}, ${posicaoNaDeclaracao(adicao, item)}`;
}

function Faltas({ linha: { faltas, dobro } }: { linha: SaldoInicial['linhas'][number] }) {
  if (faltas.length === 0) return <StatusChip tom="success">Combina</StatusChip>;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {faltas.map((falta) => (
        <StatusChip key={falta} tom={FALTA[falta][1]}>
          {FALTA[falta][0]}
        </StatusChip>
      ))}
      {dobro && (
        <CellLink to="/importacao/processos/$id" params={{ id: dobro.id }}>
          {`${dobro.numero}, com ${semZeros(dobro.saldo)}`}
        </CellLink>
      )}
    </Stack>
  );
}

function resumo(linhas: SaldoInicial['linhas'], total: number): string {
  const comFalta = linhas.filter(({ faltas }) => faltas.length > 0).length;
  const conta = `${formatarInteiro(comFalta)} de ${formatarInteiro(linhas.length)} com algo que não combina`;
  return total > linhas.length ? `${conta}; há ${formatarInteiro(total)} ao todo` : conta;
}

const FALTA: Readonly<Record<FaltaDoSaldoInicial, readonly [nome: string, tom: Tom]>> = {
  EM_DOBRO: ['Em dobro', 'error'],
  DI_DESCONHECIDA: ['Fora do histórico', 'warning'],
  SEM_PROVA: ['Sem prova anexada', 'warning'],
};
