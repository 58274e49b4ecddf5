import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { ImageUpload } from '#components/ui/fields/ImageUpload.tsx';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { PerguntaDeNumeros } from '#components/ui/grid/PerguntaDeNumeros.tsx';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_ARQUIVOS_E_GRADE: readonly Entrada[] = [
  {
    nome: 'FileDrop',
    para: 'Um lugar onde soltar arquivos, com o botão que abre os do computador.',
    exemplos: [
      { estado: 'Grande', ver: () => <Arquivos rotulo="Solte aqui o XML da DI" /> },
      { estado: 'Compacta', ver: () => <Arquivos rotulo="Trocar o arquivo" compacta /> },
    ],
  },
  {
    nome: 'PerguntaDeNumeros',
    para: 'Como ler um número que cabe nas duas escritas, quando a planilha não diz.',
    exemplos: [
      {
        estado: 'Sem resposta',
        ver: () => <PerguntaDeNumeros texto="1.234" onde="Quantidade" resposta={undefined} aoResponder={nada} />,
      },
      {
        estado: 'Respondida',
        ver: () => <PerguntaDeNumeros texto="1.234" onde="Quantidade" resposta="PT" aoResponder={nada} />,
      },
    ],
  },
  {
    nome: 'ImageUpload',
    para: 'A imagem de um registro: vista enquanto sobe, trocada, removida.',
    exemplos: [
      {
        estado: 'Sem imagem',
        ver: () => (
          <ImageUpload
            nome="foto"
            descricao="Foto do exemplo"
            url={null}
            vazia="MC"
            redonda
            aoEnviar={nada}
            aoRemover={nada}
          />
        ),
      },
      {
        estado: 'Com imagem',
        ver: () => (
          <ImageUpload
            nome="logo"
            descricao="Logo do exemplo"
            url={UMA_IMAGEM}
            vazia="FI"
            aoEnviar={nada}
            aoRemover={nada}
          />
        ),
      },
    ],
  },
  {
    nome: 'ItemGrid',
    para: 'Linhas editadas como em uma planilha: cola do Excel, preenche, desfaz.',
    exemplos: [
      { estado: 'Editável', ver: () => <Grade rotulo="Grade editável" /> },
      {
        estado: 'Com erro em uma célula',
        ver: () => <Grade rotulo="Grade com erro" erros={{ '1.quantidade': 'Deve ser maior que zero.' }} />,
      },
      {
        estado: 'Com a origem de um valor',
        ver: () => <Grade rotulo="Grade com notas" notas={{ '0.quantidade': 'Como proposto: do pedido.' }} />,
      },
      { estado: 'Somente leitura', ver: () => <Grade rotulo="Grade fechada" somenteLeitura /> },
    ],
  },
];

function Arquivos({ rotulo, compacta = false }: { rotulo: string; compacta?: boolean }) {
  return (
    <FileDrop
      rotulo={rotulo}
      dica="Nada do que for escolhido aqui é enviado."
      aceita={{ 'text/xml': ['.xml'] }}
      compacta={compacta}
      aoEscolher={nada}
    />
  );
}

interface LinhaDeExemplo extends Readonly<Record<string, string>> {
  readonly id: string;
}

const COLUNAS: readonly ColunaDaGrade<LinhaDeExemplo>[] = [
  { campo: 'partNumber', titulo: 'Part number', tipo: 'texto', maximo: MAXIMO_PART_NUMBER, largura: 130 },
  { campo: 'quantidade', titulo: 'Quantidade', tipo: 'decimal', casas: 5, largura: 140 },
];
const LINHAS: readonly LinhaDeExemplo[] = [
  { id: 'a', partNumber: 'PN-001', quantidade: '1200.00000' },
  { id: 'b', partNumber: 'PN-002', quantidade: '0.00000' },
];

interface GradeProps {
  rotulo: string;
  erros?: Readonly<Record<string, string>>;
  notas?: Readonly<Record<string, string>>;
  somenteLeitura?: boolean;
}

function Grade({ rotulo, erros = {}, notas = {}, somenteLeitura = false }: GradeProps) {
  return (
    <Vivo inicial={LINHAS}>
      {(linhas, mudar) => (
        <ItemGrid
          rotulo={rotulo}
          colunas={COLUNAS}
          linhas={linhas}
          aoMudar={mudar}
          novaLinha={() => ({ id: idDaLinha(), partNumber: '', quantidade: '' })}
          erros={erros}
          notas={notas}
          somenteLeitura={somenteLeitura}
          altura={180}
        />
      )}
    </Vivo>
  );
}

const nada = async () => {};
const UMA_IMAGEM = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0B6382"/><path d="M8 34h32M14 34V18h20v16" stroke="#fff" stroke-width="4" fill="none"/></svg>')}`;
