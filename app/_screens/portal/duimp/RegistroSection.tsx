import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarAliquota } from '#lib/format/decimal.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RegistroLido } from '#lib/portal/contracts/registro-no-portal.ts';
import { REGISTRO_EM_ABERTO, registroEmCurso } from '#lib/portal/domain/registro-no-portal.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { PedidoDoRegistro } from './PedidoDoRegistro.tsx';
import { PedirRegistro } from './PedirRegistro.tsx';

interface RegistroSectionProps {
  duimp: DuimpDoProcesso;
  registro: RegistroLido;
}

/** The registration of the draft: what it needs, what it debits, and the request or what came of it. */
export function RegistroSection({ duimp, registro }: RegistroSectionProps) {
  const { ambiente, condicoes, pedido } = registro;
  const aberto = pedido !== null && REGISTRO_EM_ABERTO.some((situacao) => situacao === pedido.situacao);
  const feita = pedido?.situacao === 'REGISTRADA' && pedido.numero === duimp.rascunho?.numero;
  // What was confirmed to ask for it is not to be asked again while it is under way.
  const emCurso = pedido !== null && registroEmCurso(pedido.situacao);
  const porPedir = !feita && !emCurso;
  const falta = condicoes.some(({ estado }) => estado === 'FALTA');
  return (
    <Section
      titulo={eRetificadora(duimp.rascunho?.versaoDuimp ?? null) ? 'Registro da retificação' : 'Registro'}
      nota={ambiente && NOTA[ambiente]}
      acoes={pedido && <StatusChip tom={SITUACAO[pedido.situacao][0]}>{SITUACAO[pedido.situacao][1]}</StatusChip>}
    >
      {pedido ? (
        <PedidoDoRegistro
          processoId={duimp.processoId}
          conferencias={duimp.conferencias}
          registro={registro}
          pedido={pedido}
        >
          {porPedir && <OQueORegistroPede registro={registro} />}
        </PedidoDoRegistro>
      ) : (
        <OQueORegistroPede registro={registro} />
      )}
      {porPedir && !aberto && falta && (
        <Alert severity="info">Enquanto falta algo da lista, o registro não se pede por aqui.</Alert>
      )}
      {porPedir && !aberto && !falta && <PedirRegistro duimp={duimp} registro={registro} />}
    </Section>
  );
}

/** What has to be there, how each of it stands, and what the account is debited for. */
function OQueORegistroPede({ registro: { condicoes, debitos, total } }: { registro: RegistroLido }) {
  return (
    <>
      <Stack
        component="ul"
        aria-label="O que o registro pede"
        sx={{ m: 0, p: 0, gap: 1, listStyle: 'none', overflowWrap: 'anywhere' }}
      >
        {condicoes.map(({ chave, estado, texto }) => (
          <Stack
            component="li"
            key={chave}
            sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 0.25, sm: 1.5 }, alignItems: 'baseline' }}
          >
            <Typography component="span" variant="body2" sx={{ minWidth: 110 }}>
              <StatusChip tom={ESTADO[estado][0]}>{ESTADO[estado][1]}</StatusChip>
            </Typography>
            <Typography component="span" variant="body2">
              {texto}
            </Typography>
          </Stack>
        ))}
      </Stack>
      {debitos.length > 0 && (
        <DataTable
          legenda="O que o registro debita"
          densa
          colunas={[
            { titulo: 'Tributo', valor: ({ nome }) => nome, total: 'Total' },
            {
              titulo: 'A debitar (R$)',
              valor: ({ valor }) => formatarAliquota(valor),
              numerica: true,
              total: formatarAliquota(total),
            },
          ]}
          linhas={debitos}
          chave={({ nome }) => nome}
        />
      )}
    </>
  );
}

const NOTA = {
  TREINAMENTO: 'treinamento: nada é registrado nem debitado de verdade, e este processo segue por registrar',
  PRODUCAO: `${NOME_AMBIENTE_DO_PORTAL.PRODUCAO.toLowerCase()}: registra de verdade e debita a conta`,
} as const;

const ESTADO = {
  CERTO: ['success', 'Certo'],
  FALTA: ['error', 'Falta'],
  AVISO: ['warning', 'Atenção'],
  PESSOA: ['info', 'A confirmar'],
} as const;

const SITUACAO = {
  AGUARDA_SEGUNDA: ['warning', 'Espera a segunda pessoa'],
  NA_FILA: ['info', 'A caminho'],
  PEDIDO: ['info', 'Pedido ao Portal'],
  INCERTO: ['warning', 'Incerto'],
  REGISTRADA: ['success', 'Registrada'],
  RECUSADO: ['error', 'Não registrada'],
  RETIRADO: ['neutral', 'Retirado'],
  CADUCO: ['neutral', 'Caducou'],
} as const;
