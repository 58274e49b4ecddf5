import Stack from '@mui/material/Stack';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import { FormularioDeDocumento } from '#components/form/FormularioDeDocumento.tsx';
import { CamposFechados } from '#components/form/fields/CamposFechados.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { CabecalhoDoRegistro } from '#components/registro/CabecalhoDoRegistro.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { useAtosDoCatalogo, useProdutoNoPortal } from '#lib/portal/api/catalogo-de-produtos.ts';
import { useRespostaDosAtributos } from '#lib/portal/api/portal-unico.ts';
import { type Atributo, lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { semVazios } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { ProdutoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { preparoEditavel } from '#lib/portal/domain/preparo-no-portal.ts';
import { PRODUTO_NO_PORTAL } from '#lib/portal/registros/produto-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { OutrosAtos, ProximoAto } from './AtosDoRegistro.tsx';
import { AvisosDoPreparo, porqueFechado, SinaisDoPreparo } from './AvisosDoPreparo.tsx';
import { FabricantesSection } from './fabricantes/FabricantesSection.tsx';
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
import { RAMO_DOS_PRODUTOS } from './ramo.ts';

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
  const { id, versao, ncm, item, importador, excluidoEm } = produto;
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
        sinais={<SinaisDoPreparo registro={produto} />}
        ato={<ProximoAto ramo={RAMO_DOS_PRODUTOS} registro={produto} gravarAntes={gravarAntes} />}
        outrosAtos={<OutrosAtos ramo={RAMO_DOS_PRODUTOS} registro={produto} gravarAntes={gravarAntes} />}
      />
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <AvisosDoPreparo ramo={RAMO_DOS_PRODUTOS} registro={produto} />
        <FormularioDeDocumento
          // The fields are those of the answer about the NCM.
          key={produto.atributos?.sha256 ?? 'sem atributos'}
          titulo={`Produto ${produto.codigoInterno}`}
          definicao={definicao}
          registro={produto}
          fechado={editavel ? null : { porque: porqueFechado(RAMO_DOS_PRODUTOS, produto) }}
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
        {!excluidoEm && <FabricantesSection produto={produto} />}
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
    (atributo) => [`valores.${atributo.codigo}`, nomeDoAtributo(atributo)] as const,
  );
  return { rotulos: { ...rotulosDe(PRODUTO_NO_PORTAL), ...Object.fromEntries(dosAtributos) } };
}
