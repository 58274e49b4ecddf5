import type { AtoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** What an act made: `13 fornecedores e fabricantes, 189 itens`. */
export function atoPorExtenso(ato: Pick<AtoDeCadastros, keyof typeof NOMES>): string {
  return (Object.keys(NOMES) as (keyof typeof NOMES)[])
    .flatMap((parte) => {
      const [singular, muitos] = NOMES[parte];
      const quantos = ato[parte];
      return quantos === 0 ? [] : [quantos === 1 ? `1 ${singular}` : `${formatarInteiro(quantos)} ${muitos}`];
    })
    .join(', ');
}

const NOMES = {
  importadores: ['importador', 'importadores'],
  representantes: ['representante', 'representantes'],
  fornecedores: ['fornecedor ou fabricante', 'fornecedores e fabricantes'],
  itens: ['item', 'itens'],
  produtos: ['produto', 'produtos'],
  vinculos: ['descrição vinculada a item que já havia', 'descrições vinculadas a itens que já havia'],
} as const;
