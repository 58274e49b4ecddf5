import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ArquivoDaDciDialog } from '#app/_screens/dci/processos/andamento/ArquivoDaDciDialog.tsx';
import { LacunasDaDci } from '#app/_screens/dci/processos/andamento/LacunasDaDci.tsx';
import { PassoDaDciDialog } from '#app/_screens/dci/processos/andamento/PassoDaDciDialog.tsx';
import { useCopiarDci } from '#app/_screens/dci/processos/andamento/use-copiar-dci.tsx';
import { usePassarDci } from '#app/_screens/dci/processos/andamento/use-passar-dci.ts';
import { etapaDoCampo, FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import type { CampoProcurado } from '#app/_screens/dci/processos/campos/use-pagina-do-campo.ts';
import { Calculadora } from '#app/_screens/dci/processos/tributos/calculo-da-dci.tsx';
import { ResumoDosTributos } from '#app/_screens/dci/processos/tributos/ResumoDosTributos.tsx';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { EtapasVizinhas } from '#components/ui/navigation/EtapasVizinhas.tsx';
import { InicioDaEtapa } from '#components/ui/navigation/InicioDaEtapa.tsx';
import { WizardNav } from '#components/ui/navigation/WizardNav.tsx';
import { useConferenciaDaDci, useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { ETAPAS_DCI, type EtapaDaDci, NOME_ETAPA_DCI, nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { DCI_EM_ABERTO, DCI_REGISTRADA, NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { EtapaDaDciAberta } from './EtapaDaDciAberta.tsx';
import { estadoDasEtapas } from './etapas-da-dci.ts';

interface FormularioDaDciProps {
  dci: DciLido;
  etapa: EtapaDaDci;
  /** The field or item that a finding leads to. */
  campo: string | undefined;
  aoAbrirEtapa: (etapa: EtapaDaDci, campo?: string) => void;
  gravarAntes: RefObject<GravarAntes>;
}

/** One form over the six steps. A filed DCI shows the same steps read-only, with the reason. */
export function FormularioDaDci(props: FormularioDaDciProps) {
  const { dci, etapa, campo, aoAbrirEtapa, gravarAntes } = props;
  const { id, situacao } = dci;
  const { alterar } = useGravarDci();
  const { copiar, pergunta } = useCopiarDci(dci);
  const [procurado, setProcurado] = useState<CampoProcurado | null>(null);
  const fechado = !DCI_EM_ABERTO.includes(situacao);
  const passos = usePassarDci(dci, gravarAntes);
  return (
    <>
      <FormularioDeDocumento<DciNovo, DciLido>
        titulo={nomeDaDci(dci)}
        definicao={FORMULARIO_DCI}
        registro={dci}
        campo={campo}
        fechado={
          fechado
            ? {
                porque: porqueFechada(dci),
                acao: DCI_REGISTRADA.includes(situacao) && (
                  <Button color="inherit" size="small" onClick={() => copiar('RETIFICADORA')}>
                    Retificar
                  </Button>
                ),
              }
            : null
        }
        gravar={(valores, versao) => alterar(id, versao, valores)}
        gravarAntes={gravarAntes}
        aoProcurarCampo={(caminho) => {
          setProcurado({ caminho });
          aoAbrirEtapa(etapaDoCampo(caminho), caminho);
        }}
        acoes={
          <EtapasVizinhas
            etapas={ETAPAS_DCI}
            atual={etapa}
            nomes={NOME_ETAPA_DCI}
            aoAbrir={(nova) => aoAbrirEtapa(nova)}
          />
        }
      >
        <Calculadora dci={dci}>
          <Passos {...props} />
          <ResumoDosTributos dci={dci} />
          <LacunasDaDci dci={dci} etapa={etapa} fechado={fechado} />
          <InicioDaEtapa etapa={etapa} etapas={ETAPAS_DCI} nome={NOME_ETAPA_DCI[etapa]} campo={campo}>
            <EtapaDaDciAberta
              dci={dci}
              etapa={etapa}
              campo={campo}
              // A person who has moved on to another field is not taken back.
              procurado={procurado?.caminho === campo ? procurado : null}
              fechado={fechado}
              gravarAntes={gravarAntes}
              passos={passos}
            />
          </InicioDaEtapa>
        </Calculadora>
      </FormularioDeDocumento>
      {/* Beside it: the refusal of a step may find the document closed, or open again, and what is typed would be lost with it. */}
      {pergunta}
      {passos.pedido && <PassoDaDciDialog dci={dci} passo={passos.pedido} aoFechar={passos.fecharPedido} />}
      {passos.vendoArquivo && <ArquivoDaDciDialog dci={dci} aoFechar={passos.fecharArquivo} />}
    </>
  );
}

function Passos({ dci, etapa, aoAbrirEtapa }: FormularioDaDciProps) {
  const { data } = useConferenciaDaDci(dci);
  const { errors } = useFormState();
  const comErro = new Set(Object.keys(errors).map(etapaDoCampo));
  const estados = estadoDasEtapas(dci, data?.apontamentos);
  return (
    <WizardNav
      titulo="Etapas da DCI"
      passos={ETAPAS_DCI.map((chave) => ({
        chave,
        titulo: NOME_ETAPA_DCI[chave],
        estado: comErro.has(chave) ? 'COM_PENDENCIAS' : estados[chave],
      }))}
      atual={etapa}
      aoAbrir={(nova) => aoAbrirEtapa(nova)}
    />
  );
}

function porqueFechada({ situacao, numero, sucessora }: DciLido): string {
  if (situacao === 'TRANSMITIDA') {
    return 'Transmitida à Receita: não se altera até que ela a registre ou rejeite. Para corrigir antes, desfaça a transmissão.';
  }
  if (DCI_REGISTRADA.includes(situacao)) {
    return `Registrada com o número ${numero}: não se altera. O que mudou entra numa retificadora.`;
  }
  const nome = NOME_SITUACAO_DCI[situacao];
  return sucessora ? `${nome} pela ${nomeDaDci(sucessora)}: não se altera.` : `${nome}: não se altera.`;
}
