import Stack from '@mui/material/Stack';
import { SefazSection } from '#app/_screens/importacao/processos/andamento/SefazSection.tsx';
import { CargaSection } from '#app/_screens/importacao/processos/campos/CargaSection.tsx';
import { IdentificacaoSection } from '#app/_screens/importacao/processos/campos/IdentificacaoSection.tsx';
import { LicencasSection } from '#app/_screens/importacao/processos/campos/LicencasSection.tsx';
import { CambioSection } from '#app/_screens/importacao/processos/custos/CambioSection.tsx';
import { DespesasSection } from '#app/_screens/importacao/processos/custos/DespesasSection.tsx';
import { AdicoesSection } from '#app/_screens/importacao/processos/declaracao/AdicoesSection.tsx';
import { ComparacaoSection } from '#app/_screens/importacao/processos/declaracao/ComparacaoSection.tsx';
import { ConferenciasSection } from '#app/_screens/importacao/processos/declaracao/ConferenciasSection.tsx';
import { foiDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { RetificacoesSection } from '#app/_screens/importacao/processos/declaracao/RetificacoesSection.tsx';
import { SemDeclaracao } from '#app/_screens/importacao/processos/declaracao/SemDeclaracao.tsx';
import { TributosSection } from '#app/_screens/importacao/processos/declaracao/TributosSection.tsx';
import {
  type BuscaDasMercadorias,
  MercadoriasSection,
} from '#app/_screens/importacao/processos/mercadorias/MercadoriasSection.tsx';
import { DocumentosSection } from '#app/_screens/importacao/processos/papeis/DocumentosSection.tsx';
import { FormularioDosItens } from '#app/_screens/importacao/processos/previsao/FormularioDosItens.tsx';
import { HistoricoDosItens } from '#app/_screens/importacao/processos/previsao/HistoricoDosItens.tsx';
import { PrevisaoDoDeclarado } from '#app/_screens/importacao/processos/previsao/PrevisaoDoDeclarado.tsx';
import { PagamentoSection } from '#app/_screens/importacao/processos/reforma/PagamentoSection.tsx';
import { ReformaSection } from '#app/_screens/importacao/processos/reforma/ReformaSection.tsx';
import { CadastrarOQueFalta } from '#app/_screens/importacao/processos/vinculos/CadastrarOQueFalta.tsx';
import { VinculosSection } from '#app/_screens/importacao/processos/vinculos/VinculosSection.tsx';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { ProcessoBusca } from './processo-busca.ts';
import { mudouCampos, NOMES_NO_HISTORICO } from './processo-historico.ts';
import { ResumoSections } from './ResumoSections.tsx';

interface ParteAbertaProps extends ProcessoBusca {
  processo: ProcessoInteiro;
  aoAbrirMemoria: (chave: string) => void;
  aoMudarPagina: (pagina: number) => void;
  /** Opens a planned adição, or the list of all. */
  aoAbrirAdicao: (numero: number | undefined) => void;
  aoAbrirItens: () => void;
  aoAbrirAnos: (abertos: boolean) => void;
  aoMudarMercadorias: (mudanca: Partial<BuscaDasMercadorias>) => void;
}

/** The tab named in the address. */
export function ParteAberta(props: ParteAbertaProps) {
  const portal = usePortalParts();
  const { processo, aba, campo } = props;
  const { id, conferencias } = processo;
  switch (aba) {
    case 'resumo':
      return <ResumoSections processo={processo} />;
    case 'identificacao':
      return <IdentificacaoSection processo={processo} campo={campo} />;
    case 'carga':
      return <CargaSection processo={processo} campo={campo} />;
    case 'licencas':
      return <LicencasSection processo={processo} campo={campo} />;
    case 'itens':
      return parteDosItens(props);
    case 'cambio':
      return <CambioSection processo={processo} />;
    case 'despesas':
      return <DespesasSection processo={processo} />;
    case 'documentos':
      return <DocumentosSection processo={processo} campo={campo} />;
    case 'duimp':
      return portal && <portal.Duimp processoId={id} />;
    case 'sefaz':
      return <SefazSection processo={processo} />;
    case 'adicoes':
      return parteDasAdicoes(props);
    case 'tributos':
      return parteDosTributos(props);
    case 'conferencias':
      if (!conferencias) {
        return (
          <SemDeclaracao titulo="Conferências">O que a declaração diz de si mesma é conferido aqui.</SemDeclaracao>
        );
      }
      return <ConferenciasSection conferencias={conferencias} campo={campo} />;
    case 'historico':
      return parteDoHistorico(props);
  }
}

// These are called and not mounted: what two tabs share, as the form of the planned items, stays the same when the tab changes.

function parteDosItens(props: ParteAbertaProps) {
  const { processo, adicao, pagina, q, soDiferencas } = props;
  const { aoAbrirAdicao, aoAbrirItens } = props;
  if (!foiDeclarado(processo)) return previstos(props, 'itens');
  return (
    <Stack sx={{ gap: 2 }}>
      <MercadoriasSection processo={processo} busca={{ pagina, q, soDiferencas }} aoMudar={props.aoMudarMercadorias} />
      <PrevisaoDoDeclarado
        processo={processo}
        parte="itens"
        adicao={adicao}
        aoAbrirAdicao={aoAbrirAdicao}
        aoAbrirItens={aoAbrirItens}
      />
    </Stack>
  );
}

function parteDasAdicoes(props: ParteAbertaProps) {
  const { processo, adicao, pagina } = props;
  const { id } = processo;
  if (!foiDeclarado(processo)) return previstos(props, 'adicoes');
  return (
    <Stack sx={{ gap: 2 }}>
      <AdicoesSection processo={processo} pagina={pagina} aoMudarPagina={props.aoMudarPagina} />
      <PrevisaoDoDeclarado
        processo={processo}
        parte="adicoes"
        adicao={adicao}
        aoAbrirAdicao={props.aoAbrirAdicao}
        aoAbrirItens={props.aoAbrirItens}
      />
      <CadastrarOQueFalta processoId={id} />
      <VinculosSection processoId={id} recurso="Fornecedor" />
      <VinculosSection processoId={id} recurso="Item" />
    </Stack>
  );
}

function parteDosTributos(props: ParteAbertaProps) {
  const { processo, memoria, anos, aoAbrirMemoria } = props;
  return (
    <Stack sx={{ gap: 2 }}>
      {foiDeclarado(processo) ? (
        <>
          <ComparacaoSection processoId={processo.id} aberta={memoria} aoAbrir={aoAbrirMemoria} />
          <TributosSection processo={processo} aoAbrirMemoria={aoAbrirMemoria} />
        </>
      ) : (
        previstos(props, 'tributos')
      )}
      <ReformaSection processo={processo} anos={anos === true} aoAbrirAnos={props.aoAbrirAnos} />
      <PagamentoSection processo={processo} />
    </Stack>
  );
}

/** What is planned before the declaration, in one form that the three parts share. */
function previstos(
  { processo, adicao, aoAbrirAdicao, aoAbrirItens }: ParteAbertaProps,
  parte: 'itens' | 'adicoes' | 'tributos',
) {
  return (
    <FormularioDosItens
      processo={processo}
      parte={parte}
      adicao={adicao}
      aoAbrirAdicao={aoAbrirAdicao}
      aoAbrirItens={aoAbrirItens}
    />
  );
}

function parteDoHistorico({ processo }: ParteAbertaProps) {
  const { id, versao } = processo;
  return (
    <Stack sx={{ gap: 2 }}>
      {foiDeclarado(processo) && <RetificacoesSection processoId={id} />}
      <HistoricoSection
        recurso="Processo"
        registroId={id}
        versao={versao}
        nomes={NOMES_NO_HISTORICO}
        podeDesfazer={mudouCampos}
      />
      <HistoricoDosItens processoId={id} />
    </Stack>
  );
}
