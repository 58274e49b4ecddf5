import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { ArquivoDoDcrDialog } from '#app/_screens/dcr/processos/andamento/ArquivoDoDcrDialog.tsx';
import { LacunasDoDcr } from '#app/_screens/dcr/processos/andamento/LacunasDoDcr.tsx';
import { PassoDoDcrDialog } from '#app/_screens/dcr/processos/andamento/PassoDoDcrDialog.tsx';
import { useCopiarDcr } from '#app/_screens/dcr/processos/andamento/use-copiar-dcr.tsx';
import { usePassarDcr } from '#app/_screens/dcr/processos/andamento/use-passar-dcr.ts';
import { Calculadora } from '#app/_screens/dcr/processos/calculo/calculo-ao-vivo.tsx';
import { ResumoDoCalculo } from '#app/_screens/dcr/processos/calculo/ResumoDoCalculo.tsx';
import { etapaDoCampo, FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { EtapasVizinhas } from '#components/ui/navigation/EtapasVizinhas.tsx';
import { InicioDaEtapa } from '#components/ui/navigation/InicioDaEtapa.tsx';
import { WizardNav } from '#components/ui/navigation/WizardNav.tsx';
import { useConferenciaDoDcr, useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrLido, DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import type { ArredondamentoCra } from '#lib/domain/cadastros/importador.ts';
import { ETAPAS_DCR, type EtapaDoDcr, NOME_ETAPA_DCR } from '#lib/domain/zfm/dcr.ts';
import { DCR_EM_ABERTO, NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { EtapaAberta } from './EtapaAberta.tsx';
import { estadoDasEtapas, NOME_CURTO_DA_ETAPA } from './etapas-do-dcr.ts';

interface FormularioDoDcrProps {
  dcr: DcrLido;
  arredondamento: ArredondamentoCra;
  etapa: EtapaDoDcr;
  /** The field that a finding leads to. */
  campo: string | undefined;
  aoAbrirEtapa: (etapa: EtapaDoDcr, campo?: string) => void;
  gravarAntes: RefObject<GravarAntes>;
  /** Replaces all values of the form. */
  aplicar: RefObject<(conteudo: DcrNovo) => void>;
}

/** One form over the eight steps. A filed DCR-E shows the same steps read-only, with the reason. */
export function FormularioDoDcr(props: FormularioDoDcrProps) {
  const { dcr, arredondamento, etapa, campo, aoAbrirEtapa, gravarAntes, aplicar } = props;
  const { id, situacao, processo, numero } = dcr;
  const { alterar } = useGravarDcr();
  const { copiar, pergunta } = useCopiarDcr(dcr);
  const fechado = !DCR_EM_ABERTO.includes(situacao);
  const passos = usePassarDcr(dcr, gravarAntes);
  return (
    <>
      <FormularioDeDocumento<DcrNovo, DcrLido>
        titulo={`DCR-E ${numero ?? processo}`}
        definicao={FORMULARIO_DCR}
        registro={dcr}
        campo={campo}
        fechado={
          fechado
            ? {
                porque: porqueFechado(dcr),
                acao: situacao === 'REGISTRADO' && (
                  <>
                    <Button color="inherit" size="small" onClick={() => copiar('S')}>
                      Novo substitutivo
                    </Button>
                    <Button color="inherit" size="small" onClick={() => copiar('R')}>
                      Retificar
                    </Button>
                  </>
                ),
              }
            : null
        }
        gravar={(valores, versao) => alterar(id, versao, valores)}
        gravarAntes={gravarAntes}
        aplicar={aplicar}
        aoProcurarCampo={(caminho) => aoAbrirEtapa(etapaDoCampo(caminho), caminho)}
        acoes={
          <EtapasVizinhas
            etapas={ETAPAS_DCR}
            atual={etapa}
            nomes={NOME_CURTO_DA_ETAPA}
            aoAbrir={(nova) => aoAbrirEtapa(nova)}
          />
        }
      >
        <Calculadora arredondamento={arredondamento}>
          <Passos {...props} />
          <ResumoDoCalculo />
          <LacunasDoDcr dcr={dcr} etapa={etapa} fechado={fechado} />
          <InicioDaEtapa etapa={etapa} etapas={ETAPAS_DCR} nome={NOME_ETAPA_DCR[etapa]} campo={campo}>
            <EtapaAberta dcr={dcr} etapa={etapa} campo={campo} fechado={fechado} passos={passos} />
          </InicioDaEtapa>
        </Calculadora>
      </FormularioDeDocumento>
      {/* Beside it: the refusal of a step may find the document closed, or open again, and what is typed would be lost with it. */}
      {pergunta}
      {passos.pedido && <PassoDoDcrDialog dcr={dcr} passo={passos.pedido} aoFechar={passos.fecharPedido} />}
      {passos.vendoArquivo && <ArquivoDoDcrDialog dcr={dcr} aoFechar={passos.fecharArquivo} />}
    </>
  );
}

function Passos({ dcr, etapa, aoAbrirEtapa }: FormularioDoDcrProps) {
  const { data } = useConferenciaDoDcr(dcr);
  const { errors } = useFormState();
  const comErro = new Set(Object.keys(errors).map(etapaDoCampo));
  const estados = estadoDasEtapas(dcr, data?.apontamentos);
  return (
    <WizardNav
      titulo="Etapas do DCR-E"
      passos={ETAPAS_DCR.map((chave) => ({
        chave,
        titulo: NOME_CURTO_DA_ETAPA[chave],
        estado: comErro.has(chave) ? 'COM_PENDENCIAS' : estados[chave],
      }))}
      atual={etapa}
      aoAbrir={(nova) => aoAbrirEtapa(nova)}
    />
  );
}

function porqueFechado({ situacao, numero, sucessor }: DcrLido): string {
  if (situacao === 'TRANSMITIDO') {
    return 'Transmitido à Receita: não se altera até que ela o registre ou rejeite. Para corrigir antes, desfaça a transmissão.';
  }
  if (situacao === 'REGISTRADO') {
    return `Registrado com o número ${numero}: não se altera. O que mudou entra num substitutivo ou retificador.`;
  }
  const nome = NOME_SITUACAO_DCR[situacao];
  return sucessor
    ? `${nome} pelo DCR-E ${sucessor.numero ?? sucessor.processo}: não se altera.`
    : `${nome}: não se altera.`;
}
