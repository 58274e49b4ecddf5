import Typography from '@mui/material/Typography';
import { BarrasEmLinhas } from '#components/ui/charts/BarrasEmLinhas.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { estaConcluido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/**
 * The processos by current situation. The finished ones far outnumber the others, so they are told below the chart and not drawn.
 */
export function SituacoesSection({ painel: { situacoes, importador } }: { painel: Painel }) {
  const abertas = situacoes.filter(({ situacao }) => !estaConcluido(situacao));
  const concluidas = situacoes.filter(({ situacao }) => estaConcluido(situacao));
  const total = abertas.reduce((soma, { quantidade }) => soma + quantidade, 0);
  const daLista = (situacao: Painel['situacoes'][number]['situacao']) => ({ situacao, importadorId: importador?.id });
  return (
    <Section titulo="Processos por situação" nota={`${formatarInteiro(total)} em andamento, agora`}>
      <BarrasEmLinhas
        legenda="Processos por situação"
        linhas={abertas.map(({ situacao, quantidade }) => ({
          chave: situacao,
          valor: quantidade,
          tom: situacao === 'EM_EXIGENCIA' ? 'error' : undefined,
          rotulo: (
            <LinkTo to="/importacao/processos" search={daLista(situacao)}>
              {NOME_SITUACAO_PROCESSO[situacao]}
            </LinkTo>
          ),
        }))}
      />
      {concluidas.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Concluídos:{' '}
          {concluidas.map(({ situacao, quantidade }, i) => (
            <span key={situacao}>
              {i > 0 && ' · '}
              <LinkTo to="/importacao/processos" search={daLista(situacao)}>
                {`${NOME_SITUACAO_PROCESSO[situacao]}: ${formatarInteiro(quantidade)}`}
              </LinkTo>
            </span>
          ))}
        </Typography>
      )}
    </Section>
  );
}
