import { eq, sql } from 'drizzle-orm';
import { acompanhado, alertasDoProcesso } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** The Receita made an exigência and waits, with or without a recorded deadline. */
export const exigencia = regraDeProcesso({
  codigo: 'EXIGENCIA',
  ordem: sql`${processo.prazoExigencia}`,
  onde: () => eq(processo.situacao, 'EM_EXIGENCIA'),
  mais: () => ({ pede: PEDE }),
  dizer({ processo: lido, declaracao, mais: { pede } }, { hoje }) {
    const alerta = alertasDoProcesso(acompanhado(lido), hoje).find(({ codigo }) => codigo === 'EXIGENCIA');
    const semPrazo = `Em exigência${lido.desde ? ` desde ${diaPorExtenso(lido.desde)}` : ''}, sem prazo informado.`;
    return {
      nivel: alerta?.nivel ?? 'erro',
      prazo: alerta?.data ?? null,
      porque: [alerta?.mensagem ?? semPrazo, ...(pede ? [`Pede: ${pede}`] : [])].join(' '),
      valor: tributosEmJogo(declaracao),
      lugar: { onde: 'PROCESSO', aba: null, campo: 'andamento' },
    };
  },
});

const PEDE = sql<string | null>`(
  select p.motivo from ${processoPasso} p
  where p.empresa_id = ${processo.empresaId} and p.processo_id = ${processo.id} and p.situacao = 'EM_EXIGENCIA' and p.desfeito_em is null
  order by p.ordem desc limit 1)`;
