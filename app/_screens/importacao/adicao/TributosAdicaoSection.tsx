import { CodigoENome } from '#components/comex/CodigoENome.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import {
  NOME_DO_OUTRO_TRIBUTO,
  NOME_DO_TRIBUTO,
  OUTROS_TRIBUTOS,
  TRIBUTOS_DI,
  type TributoDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { formatarAliquota, formatarDinheiro } from '#lib/format/decimal.ts';

export function TributosAdicaoSection({ adicao }: { adicao: AdicaoDoProcesso }) {
  const linhas = [
    ...TRIBUTOS_DI.map((tributo) => ({ nome: NOME_DO_TRIBUTO[tributo], ...adicao.tributos[tributo] })),
    ...OUTROS_TRIBUTOS.flatMap((tributo) => {
      const outro = adicao.outros?.[tributo];
      return outro ? [{ ...SEM_REGIME, nome: NOME_DO_OUTRO_TRIBUTO[tributo], ...outro }] : [];
    }),
  ];
  return (
    <Section
      titulo="Tributos declarados"
      nota={`valor aduaneiro R$ ${formatarDinheiro(adicao.valorAduaneiro)}`}
      semMargem
    >
      <DataTable legenda="Tributos declarados" colunas={COLUNAS} linhas={linhas} chave={({ nome }) => nome} />
    </Section>
  );
}

const SEM_REGIME = { regime: { codigo: null, nome: null }, base: null, aliquotaReduzida: null };

const COLUNAS: Coluna<TributoDeclarado & { nome: string }>[] = [
  { titulo: 'Tributo', valor: ({ nome }) => nome },
  { titulo: 'Regime', valor: ({ regime }) => <CodigoENome {...regime} /> },
  { titulo: 'Base (R$)', valor: ({ base }) => formatarDinheiro(base), numerica: true },
  { titulo: 'Alíquota (%)', valor: ({ aliquota }) => formatarAliquota(aliquota), numerica: true },
  {
    titulo: 'Alíquota reduzida (%)',
    valor: ({ aliquotaReduzida }) => formatarAliquota(aliquotaReduzida),
    numerica: true,
  },
  { titulo: 'Devido (R$)', valor: ({ devido }) => formatarDinheiro(devido), numerica: true },
  { titulo: 'A recolher (R$)', valor: ({ recolher }) => formatarDinheiro(recolher), numerica: true },
];
