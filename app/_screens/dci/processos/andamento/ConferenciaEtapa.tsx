import Stack from '@mui/material/Stack';
import { etapaDoCampo, FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import { conteudoMudou, DCI_NO_HISTORICO } from '#app/_screens/dci/processos/campos/dci-historico.ts';
import { PagamentoSection } from '#app/_screens/dci/processos/tributos/PagamentoSection.tsx';
import type { CausasDosApontamentos } from '#components/comex/Apontamentos.tsx';
import { ConferenciaSection } from '#components/comex/ConferenciaSection.tsx';
import { GravarEConferir } from '#components/form/GravarEConferir.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { useConferenciaDaDci } from '#lib/api/dci.ts';
import type { DciLido } from '#lib/contracts/dci.ts';
import { type ApontamentoDaDci, NOME_ETAPA_DCI } from '#lib/domain/zfm/dci.ts';
import type { PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';
import { PapeisSection } from './PapeisSection.tsx';
import { PassosDaDciSection } from './PassosDaDciSection.tsx';

interface ConferenciaEtapaProps {
  dci: DciLido;
  fechado: boolean;
  /** Whether the person followed a link to the payment. */
  levadoAoPagamento: boolean;
  passando: PassoDaDci | null;
  aoPassar: (passo: PassoDaDci) => void;
}

/** The findings, each with a link to the field that corrects it; then the steps, documents, payment and history. */
export function ConferenciaEtapa(props: ConferenciaEtapaProps) {
  const { dci, fechado, levadoAoPagamento, passando, aoPassar } = props;
  return (
    <Stack sx={{ gap: 2 }}>
      <Conferencia dci={dci} fechado={fechado} />
      <PassosDaDciSection dci={dci} passando={passando} aoPassar={aoPassar} />
      <PagamentoSection dci={dci} levado={levadoAoPagamento} />
      <PapeisSection dci={dci} />
      <HistoricoSection
        recurso="Dci"
        registroId={dci.id}
        {...(!fechado && { versao: dci.versao })}
        nomes={DCI_NO_HISTORICO}
        podeDesfazer={conteudoMudou}
      />
    </Stack>
  );
}

function Conferencia({ dci, fechado }: Pick<ConferenciaEtapaProps, 'dci' | 'fechado'>) {
  const consulta = useConferenciaDaDci(dci);
  return (
    <ConferenciaSection
      consulta={consulta}
      nada="Nada a corrigir: a DCI pode ser validada."
      link={(um) => <Correcao dci={dci} apontamento={um} />}
      causas={CAUSAS}
    >
      {!fechado && <GravarEConferir salvos={FORMULARIO_DCI.valoresDe(dci)} />}
    </ConferenciaSection>
  );
}

const CAUSAS: CausasDosApontamentos = {
  SEM_DCRE: { texto: (quantas) => `${quantas} produtos sem DCR-E em vigor na saída` },
  SEM_SALDO: { texto: (quantas) => `${quantas} itens com falta de saldo importado` },
  SEM_CUSTO: { texto: (quantas) => `${quantas} insumos sem o custo em dólares` },
  SEM_ALIQUOTA: { texto: (quantas) => `${quantas} insumos sem alíquota` },
  SEM_EXIGIBILIDADE: { texto: (quantas) => `${quantas} itens sem a exigibilidade dos tributos no destino` },
};

/** Links to the field, item, nota or DCR-E that corrects a finding. */
function Correcao({ dci, apontamento }: { dci: DciLido; apontamento: ApontamentoDaDci }) {
  const { campo, nota, produto } = apontamento;
  // A form field is in its own step, even if the finding belongs to another step.
  const ehCampo = campo !== null && (campo.split('.')[0] ?? '') in FORMULARIO_DCI.campos;
  const etapa = ehCampo ? etapaDoCampo(campo) : apontamento.etapa;
  return (
    <>
      {(etapa !== 'notas' || !nota) && (
        <LinkTo
          underline="always"
          to="/dci/processos-dci/$id"
          params={{ id: dci.id }}
          search={{ etapa, campo: campo ?? undefined }}
        >
          Ir a {NOME_ETAPA_DCI[etapa]}
        </LinkTo>
      )}
      {etapa !== 'notas' && nota && ' · '}
      {nota && (
        <LinkTo
          underline="always"
          to="/dci/processos-dci/$id"
          params={{ id: dci.id }}
          search={{ etapa: 'notas', q: nota.numero }}
        >
          Ir à nota {nota.numero}
        </LinkTo>
      )}
      {produto && (
        <>
          {' · '}
          <LinkTo underline="always" to="/dcr/novo-processo-dcr" search={{ produtoId: produto.id }}>
            Criar DCR-E de {produto.codigo}
          </LinkTo>
        </>
      )}
    </>
  );
}
