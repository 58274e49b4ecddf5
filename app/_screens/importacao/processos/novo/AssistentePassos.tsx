import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FaltasDoPasso } from '#app/_screens/importacao/processos/andamento/FaltasDoPasso.tsx';
import { usePendencias } from '#app/_screens/importacao/processos/andamento/use-pendencias.ts';
import { PassoContexto, useFormulariosDoPasso } from '#components/form/formularios-do-passo.ts';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { Wizard } from '#components/ui/navigation/Wizard.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { estadoDasPartes } from '#lib/domain/aduana/processo/estado-das-partes.ts';
import { AssistentePasso } from './AssistentePasso.tsx';
import {
  PASSOS_DO_ASSISTENTE,
  type PassoDoAssistente,
  parteDoPasso,
  passoSeguinte,
  TITULO_DO_PASSO,
} from './assistente-passos.ts';

interface AssistentePassosProps {
  processo: ProcessoInteiro;
  passo: PassoDoAssistente;
}

/** The wizard over the parts of a processo already stored on the server. */
export function AssistentePassos({ processo, passo }: AssistentePassosProps) {
  const { id, numero, referencia, importador } = processo;
  const navegar = useNavegarNaTela('/importacao/novo-processo');
  const { enqueueSnackbar } = useSnackbar();
  const formularios = useFormulariosDoPasso();
  const [continuando, setContinuando] = useState(false);
  const { pendencias, preenchidas, falha, tentarDeNovo, ...lidos } = usePendencias(processo);
  const parte = parteDoPasso(passo);
  const estados = pendencias && estadoDasPartes(pendencias, preenchidas, parte);

  const abrir = (novo: PassoDoAssistente) => navegar({ search: { processo: id, passo: novo }, resetScroll: false });
  const continuar = async () => {
    setContinuando(true);
    const gravado = await formularios.gravar();
    setContinuando(false);
    if (!gravado) return;
    const seguinte = passoSeguinte(passo);
    if (seguinte) await abrir(seguinte);
    else await navegar({ to: '/importacao/processos/$id', params: { id } });
  };
  const sair = async () => {
    const { sujos, guardados } = await formularios.guardar();
    enqueueSnackbar(
      sujos > 0 && guardados
        ? `${numero} fica em aberto. O que não foi gravado ficou como rascunho neste navegador.`
        : `${numero} fica em aberto. Continue por Novo Processo quando quiser.`,
      { variant: 'info' },
    );
    // If no draft could be kept, the form asks before the typed values are lost.
    await navegar({ to: '/importacao/processos', ignoreBlocker: guardados });
  };

  return (
    <PassoContexto value={formularios.registrar}>
      <PageHeader titulo={[numero, referencia].filter(Boolean).join(' · ')} descricao={importador.nome} />
      <Wizard
        titulo="Passos do novo processo"
        passos={PASSOS_DO_ASSISTENTE.map((chave) => {
          const parte = parteDoPasso(chave);
          return { chave, titulo: TITULO_DO_PASSO[chave], estado: parte && (estados?.[parte] ?? null) };
        })}
        atual={passo}
        aoAbrir={abrir}
        aoContinuar={continuar}
        continuando={continuando}
        concluir="Concluir"
        aoSair={sair}
      >
        {parte && (
          <FaltasDoPasso
            pendencias={pendencias}
            parte={parte}
            destinoDe={(onde) => ({ to: '/importacao/novo-processo', search: { processo: id, passo: onde } })}
          />
        )}
        <AssistentePasso
          processo={processo}
          passo={passo}
          pendencias={pendencias}
          itens={lidos.itens}
          aoAbrirPasso={abrir}
          falha={falha}
          tentarDeNovo={tentarDeNovo}
        />
      </Wizard>
    </PassoContexto>
  );
}
