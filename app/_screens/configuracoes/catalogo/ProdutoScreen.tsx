import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import {
  AmbienteChip,
  ComparacaoDoPreparoChip,
  SituacaoDoPreparoChip,
} from '#components/comex/SituacaoDoPreparoChip.tsx';
import { CamposFechados } from '#components/form/CamposFechados.tsx';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useMudancaDeOutro } from '#components/form/use-mudanca-de-outro.ts';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { AvisoComAcao } from '#components/ui/AvisoComAcao.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/FormSkeleton.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { doesNotExist } from '#lib/api/api-error.ts';
import { useAtosDoCatalogo, useProdutoNoPortal } from '#lib/api/catalogo-de-produtos.ts';
import { useRespostaDosAtributos } from '#lib/api/portal-unico.ts';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_ATO_DO_PREPARO, preparoEditavel } from '#lib/domain/sistema/preparo-no-portal.ts';
import { mudancaPossivel } from '#lib/domain/sistema/produto-no-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { PRODUTO_NO_PORTAL } from '#lib/registros/produto-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { type Atributo, lerAtributosDaNcm } from '#lib/siscomex/atributos-da-ncm.ts';
import { semVazios } from '#lib/siscomex/produto-do-catalogo.ts';
import { OutrosAtosDoProduto, ProximoAtoDoProduto, TrazerDeVolta } from './AtosDoProduto.tsx';
import { MudancaSection } from './MudancaSection.tsx';
import { NoPortalSection } from './NoPortalSection.tsx';
import { ProdutoFields } from './ProdutoFields.tsx';
import {
  campoDaRecusa,
  comCondicionados,
  formularioDoProduto,
  nomeDoAtributo,
  semBuracos,
} from './produto-formulario.ts';

/** A product of the Portal's catalogue. */
export function ProdutoScreen() {
  const { id } = useParams({ from: '/dentro/configuracoes/catalogo/$id' });
  const { campo } = useSearch({ from: '/dentro/configuracoes/catalogo/$id' });
  const { data: produto, error, mutate } = useProdutoNoPortal(id);
  const { data: bytes, error: falhou } = useRespostaDosAtributos(produto?.atributos ?? null);
  if (doesNotExist(error)) return <RegistroInexistente nome="Produto" lista={{ to: '/configuracoes/catalogo' }} />;
  if (error && !produto) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!produto || (produto.atributos && !bytes && !falhou)) return <FormSkeleton />;
  return <ProdutoAberto produto={produto} bytes={bytes ?? null} campo={campo} />;
}

interface ProdutoAbertoProps {
  produto: ProdutoNoPortal;
  /** The Portal's answer about the attributes of the NCM. */
  bytes: Uint8Array | null;
  campo: string | undefined;
}

function ProdutoAberto({ produto, bytes, campo }: ProdutoAbertoProps) {
  const { id, versao, ncm, situacao, ambiente, item, importador, frase, comparacao, excluidoEm } = produto;
  const atributos = useMemo(() => lidos(bytes, ncm), [bytes, ncm]);
  const definicao = useMemo(() => formularioDoProduto(atributos ?? []), [atributos]);
  const editavel = preparoEditavel(produto) && !excluidoEm;
  const nomes = useMemo(() => nomesDosCampos(atributos), [atributos]);
  const preenchidos = preenchidosDe(produto);
  const gravarAntes = useRef<GravarAntes>(async () => versao);
  const { alterar } = useAtosDoCatalogo();
  useMudancaDeOutro(produto);
  return (
    <>
      <CabecalhoDoRegistro
        titulo={produto.codigoInterno}
        descricao={
          <>
            NCM {formatarNcm(ncm)} · {importador.nome} ·{' '}
            <LinkTo to="/configuracoes/itens/$id" params={{ id: item.id }}>
              item {item.partNumber}
            </LinkTo>
          </>
        }
        sinais={
          <>
            <AmbienteChip ambiente={ambiente} />
            <SituacaoDoPreparoChip situacao={situacao} />
            {produto.mudancas && <StatusChip tom="info">{NOME_ATO_DO_PREPARO[produto.ato]}</StatusChip>}
            {comparacao && <ComparacaoDoPreparoChip comparacao={comparacao} />}
          </>
        }
        ato={<ProximoAtoDoProduto produto={produto} gravarAntes={gravarAntes} />}
        outrosAtos={<OutrosAtosDoProduto produto={produto} />}
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        {excluidoEm && (
          <AvisoComAcao severity="warning" acao={<TrazerDeVolta produto={produto} />}>
            {`Este rascunho foi desfeito em ${formatarInstante(excluidoEm)}, e nunca esteve no Portal.`}
          </AvisoComAcao>
        )}
        {frase && <Alert severity={SEVERIDADE[situacao] ?? 'info'}>{frase}</Alert>}
        {situacao === 'EM_REVISAO' && !produto.possoRevisar && (
          <Alert severity="info">Espera a revisão de outra pessoa: quem redigiu ou pediu a revisão não aprova.</Alert>
        )}
        <FormularioDeDocumento
          // The fields are those of the answer about the NCM.
          key={produto.atributos?.sha256 ?? 'sem atributos'}
          titulo={`Produto ${produto.codigoInterno}`}
          definicao={definicao}
          registro={produto}
          fechado={editavel ? null : { porque: porqueFechado(produto) }}
          gravar={(valores, vista) => alterar(id, vista, valores)}
          gravarAntes={gravarAntes}
          campo={campo && campoDaRecusa(campo, atributos)}
        >
          {editavel ? (
            <ProdutoFields produto={produto} atributos={atributos} />
          ) : (
            <>
              <CamposFechados titulo="Produto" campos={DO_PRODUTO} />
              {preenchidos.length > 0 && (
                <CamposFechados titulo={`Atributos da NCM ${formatarNcm(ncm)}`} campos={preenchidos} />
              )}
            </>
          )}
        </FormularioDeDocumento>
        <MudancaSection produto={produto} atributos={atributos} />
        <NoPortalSection produto={produto} atributos={atributos} />
        <HistoricoSection recurso="ProdutoNoPortal" registroId={id} nomes={nomes} />
      </Stack>
    </>
  );
}

const DO_PRODUTO = ['denominacao', 'descricao', 'ncm', 'codigoInterno', 'modalidade'];

function preenchidosDe({ valores }: ProdutoNoPortal): string[] {
  return Object.keys(semVazios(semBuracos(valores))).map((codigo) => `valores.${codigo}`);
}

/** An answer that cannot be read counts as none: the page says that they are missing. */
function lidos(bytes: Uint8Array | null, ncm: string): readonly Atributo[] | null {
  if (!bytes) return null;
  try {
    return lerAtributosDaNcm(bytes, ncm);
  } catch {
    return null;
  }
}

function nomesDosCampos(atributos: readonly Atributo[] | null) {
  const dosAtributos = comCondicionados(atributos ?? []).map(
    (um) => [`valores.${um.codigo}`, nomeDoAtributo(um)] as const,
  );
  return { rotulos: { ...rotulosDe(PRODUTO_NO_PORTAL), ...Object.fromEntries(dosAtributos) } };
}

const SEVERIDADE: Partial<Record<ProdutoNoPortal['situacao'], 'error' | 'warning'>> = {
  RECUSADO: 'error',
  INCERTO: 'error',
  RASCUNHO: 'warning',
};
const FECHADO: Partial<Record<ProdutoNoPortal['situacao'], string>> = {
  ENVIANDO: 'Este produto está a caminho do Portal Único, e não muda até a resposta.',
  INCERTO: 'Este produto saiu daqui e não se sabe o que foi dele: não muda até alguém dizer o que há no Portal.',
};

function porqueFechado(produto: ProdutoNoPortal): string {
  const { situacao, ato, excluidoEm } = produto;
  if (excluidoEm) return 'Este rascunho foi desfeito: traga-o de volta para o mudar.';
  if (situacao === 'ENVIADO') {
    const possivel = mudancaPossivel(produto);
    return `Este produto está no Portal Único. ${'motivo' in possivel ? possivel.motivo : 'Para mudá-lo, prepare uma mudança.'}`;
  }
  return (
    FECHADO[situacao] ?? (ato === 'DESATIVAR' ? 'Este produto espera ser desativado: desfaça isso para o mudar.' : '')
  );
}
