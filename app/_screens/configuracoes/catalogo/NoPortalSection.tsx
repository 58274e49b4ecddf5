import Alert from '@mui/material/Alert';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { PRODUTO_NO_PORTAL } from '#lib/registros/produto-no-portal.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Atributo } from '#lib/siscomex/atributos-da-ncm.ts';
import { EstadoNoPortal } from './EstadoNoPortal.tsx';
import { comCondicionados, nomeDoAtributo } from './produto-formulario.ts';

interface NoPortalSectionProps {
  produto: ProdutoNoPortal;
  atributos: readonly Atributo[] | null;
}

/** What the Portal answered of the product, who did what for it, and where the last list differs. */
export function NoPortalSection({ produto, atributos }: NoPortalSectionProps) {
  const { codigo, comparacao, diferencas, ambiente } = produto;
  const nomes = new Map(comCondicionados(atributos ?? []).map((um) => [`valores.${um.codigo}`, nomeDoAtributo(um)]));
  const colunas: Coluna<ProdutoNoPortal['diferencas'][number]>[] = [
    { titulo: 'Campo', valor: ({ campo }) => nomes.get(campo) ?? ROTULOS[campo] ?? campo.replace('valores.', '') },
    { titulo: 'Aqui', valor: ({ aqui }) => aqui ?? SEM_VALOR },
    { titulo: 'No Portal', valor: ({ la }) => la ?? SEM_VALOR },
  ];
  return (
    <Section titulo="No Portal" nota={NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}>
      <EstadoNoPortal registro={produto} />
      {diferencas.length > 0 && (
        <DataTable
          legenda="Diferenças entre o produto daqui e o do Portal"
          colunas={colunas}
          linhas={diferencas}
          chave={({ campo }) => campo}
        />
      )}
      {comparacao === 'FALTA_LA' && codigo && (
        <Alert severity="warning">O Portal não mostrou o produto {codigo} na lista deste importador.</Alert>
      )}
    </Section>
  );
}

const ROTULOS: Readonly<Record<string, string>> = { ...rotulosDe(PRODUTO_NO_PORTAL), situacao: 'Situação no Portal' };
