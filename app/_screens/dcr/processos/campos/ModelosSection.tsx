import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import type { LinhaDeItens } from '#components/itens/linha-de-itens.ts';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { modeloComZeros, TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { celulaDoCampo } from './dcr-formulario.ts';

type Modelo = DcrNovo['modelos'][number];

/** The models of the product in this DCR-E, as a grid. */
export function ModelosSection({ campo, fechado }: { campo: string | undefined; fechado: boolean }) {
  const {
    lembrarNome: _,
    acrescentar: __,
    completar: ___,
    ...grade
  } = useLinhasDoFormulario<Modelo & { id?: null }>({
    campo: 'modelos',
    naGrade: ({ modelo, descricao, precoVenda }, { id }) => ({ id, linhaId: '', modelo, descricao, precoVenda }),
    doFormulario: ({ modelo = '', descricao = '', precoVenda = '' }) => ({
      modelo: modeloComZeros(modelo),
      descricao,
      precoVenda,
    }),
  });
  return (
    <Section titulo="Modelos" nota="registro 1 do DCR-E: um por modelo do produto">
      <GradeDeItens
        {...grade}
        completar={semCompletar}
        rotulo="Modelos do produto"
        colunas={COLUNAS}
        novaLinha={linhaVazia}
        somenteLeitura={fechado}
        celula={celulaDoCampo(campo, 'modelos')}
        alturaMaxima={560}
        ajuda="Ao menos um. O modelo tem quatro algarismos, de 0001 a 9999; o preço de venda é em reais."
      />
    </Section>
  );
}

const semCompletar = async () => null;

const linhaVazia = (): LinhaDeItens => ({
  id: idDaLinha(),
  linhaId: '',
  modelo: '',
  descricao: '',
  precoVenda: '',
});

const ROTULOS = rotulosDe(MODELO_DO_PRODUTO);
const titulo = (campo: string) => ROTULOS[campo] ?? campo;
const COLUNAS: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { campo: 'modelo', titulo: titulo('modelo'), tipo: 'texto', maximo: 4, largura: 100 },
  {
    campo: 'descricao',
    titulo: titulo('descricao'),
    tipo: 'texto',
    maximo: TAMANHOS_DCRE.texto,
    largura: 320,
    cresce: true,
  },
  { campo: 'precoVenda', titulo: titulo('precoVenda'), tipo: 'decimal', casas: 2, largura: 160 },
];
