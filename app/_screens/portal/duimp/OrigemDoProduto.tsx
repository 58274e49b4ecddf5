import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import type { EstadoNaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';

interface OrigemDoProdutoProps {
  item: DuimpDoProcesso['itens'][number];
  ambiente: AmbienteDoPortal;
  /** A person typed a code or a version, which wins. */
  digitado: boolean;
}

/** Where the code of the product of an item comes from, or why the catalogue gives none. */
export function OrigemDoProduto({
  item: { itemId, partNumber, descricao, catalogo },
  ambiente,
  digitado,
}: OrigemDoProdutoProps) {
  const onde = NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase();
  const doCatalogo = catalogo?.estado === 'SERVE' ? `Catálogo (${onde}): ${porExtenso(catalogo)}.` : null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
      {digitado && 'Digitado aqui, e vale sobre o Catálogo. '}
      {doCatalogo ??
        (itemId
          ? `Catálogo (${onde}): ${catalogo ? PORQUE[catalogo.estado] : 'sem produto deste item'}. `
          : SEM_REGISTRO)}{' '}
      {catalogo ? (
        <LinkTo
          underline="always"
          to="/configuracoes/catalogo/$id"
          params={{ id: catalogo.produtoId }}
          aria-label={`Abrir no Catálogo: ${partNumber ?? descricao}`}
        >
          Abrir no Catálogo
        </LinkTo>
      ) : (
        itemId && (
          <LinkTo
            underline="always"
            to="/configuracoes/catalogo"
            search={looseSearch({ itemId, dialogo: 'preparar' })}
            aria-label={`Preparar no Catálogo: ${partNumber ?? descricao}`}
          >
            Preparar no Catálogo
          </LinkTo>
        )
      )}
    </Typography>
  );
}

function porExtenso({
  codigo,
  versao,
  enviadoEm,
  comparadoEm,
  comparacao,
  versaoVista,
}: NonNullable<OrigemDoProdutoProps['item']['catalogo']>) {
  return [
    `produto ${codigo}`,
    `versão ${versao}`,
    enviadoEm ? `enviado em ${formatarInstante(enviadoEm)}` : 'código dado por uma pessoa',
    ...(versaoVista ? [`no Portal está a versão ${versaoVista}`] : []),
    ...(comparadoEm && comparacao
      ? [`${DITO[comparacao]} na lista de ${formatarInstante(comparadoEm)}`]
      : ['não comparado']),
  ].join(', ');
}

const DITO = { IGUAL: 'igual ao daqui', DIFERE: 'diferente do daqui', FALTA_LA: 'ausente' } as const;
const SEM_REGISTRO = 'Este item não é de nenhum cadastro: o Catálogo não o conhece.';
const PORQUE: Readonly<Record<EstadoNaDuimp, string>> = {
  SERVE: '',
  NAO_ENVIADO: 'o produto ainda não foi enviado',
  EM_CURSO: 'o produto está a caminho do Portal, ou em dúvida',
  SEM_VERSAO: 'o produto não tem versão conhecida: compare com o Portal',
  DESATIVADO: 'o produto está desativado no Portal',
  OUTRA_NCM: 'o produto é de outra NCM',
};
