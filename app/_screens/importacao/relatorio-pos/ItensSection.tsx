import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ItemGrid } from '#components/ui/ItemGrid.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { PedidoLido, PedidoNovo } from '#lib/contracts/purchase-order.ts';
import { ImportarItensDialog } from './ImportarItensDialog.tsx';
import {
  colunasDaGrade,
  type LinhaDaGradeDePedido,
  linhaDaGrade,
  linhaDoPedido,
  linhasMudadas,
  linhaVazia,
} from './itens-linhas.ts';
import { TotaisDoPedido } from './TotaisDoPedido.tsx';
import { useCompletarLinhas } from './use-completar-linhas.ts';

/** The lines of the open order, as rows of a spreadsheet: typed, pasted from one, or read from a file. */
export function ItensSection({ pedido }: { pedido: PedidoLido | undefined }) {
  const { idDoCampo, rotulos } = useFormularioAberto();
  const { field } = useController<PedidoNovo, 'itens'>({ name: 'itens' });
  const { errors } = useFormState({ name: 'itens' });
  // The form keeps no ids of rows that are new: which is which matters only while the grid is open.
  const [ids, setIds] = useState<readonly string[]>([]);
  const [importando, setImportando] = useState(false);
  const completar = useCompletarLinhas();

  const embarcado = useMemo(() => new Map(pedido?.itens.map((linha) => [linha.id, linha.embarcado])), [pedido]);
  const linhas = useMemo(
    () =>
      field.value.map((linha, i) =>
        linhaDaGrade(linha, { id: ids[i] ?? linha.id ?? `linha-${i}`, nomes: rotulos, embarcado }),
      ),
    [field.value, ids, rotulos, embarcado],
  );
  const colunas = useMemo(() => colunasDaGrade(pedido !== undefined), [pedido]);
  const ditos = errosDosCampos({ itens: errors.itens }, []);
  const erros = Object.fromEntries(
    ditos.flatMap(({ caminho, mensagem }) => {
      const [, linha, campo] = caminho.split('.');
      const frase = campo === 'fabricante' ? 'Este fabricante não está no cadastro de fornecedores.' : mensagem;
      return linha !== undefined && campo ? [[`${linha}.${campo}`, frase] as const] : [];
    }),
  );
  const doTodo = ditos.find(({ caminho }) => caminho === 'itens' || caminho === 'itens.root');

  const mudar = (novas: readonly LinhaDaGradeDePedido[]) => {
    const mudadas = linhasMudadas(linhas, novas);
    setIds(mudadas.map(({ id }) => id));
    field.onChange(mudadas.map((linha) => linhaDoPedido(linha, rotulos)));
    completar(linhas, mudadas);
  };
  return (
    <Section
      titulo="Itens"
      nota="Digite, cole do Excel ou importe uma planilha."
      acoes={
        <Button size="small" variant="outlined" color="inherit" onClick={() => setImportando(true)}>
          Importar planilha
        </Button>
      }
    >
      <Box id={idDoCampo('itens')} tabIndex={-1}>
        <ItemGrid
          rotulo="Itens do pedido"
          colunas={colunas}
          linhas={linhas.length > 0 ? linhas : UMA_VAZIA}
          aoMudar={mudar}
          novaLinha={linhaVazia}
          erros={erros}
          altura={Math.min(420, 104 + 34 * Math.max(3, linhas.length))}
        />
        <FormHelperText error={doTodo !== undefined}>
          {doTodo?.mensagem ??
            'Um part number do cadastro traz descrição, NCM, unidade, fabricante, país e peso. O fabricante é um do cadastro de fornecedores; o país, pelo código.'}
        </FormHelperText>
      </Box>
      <TotaisDoPedido />
      {importando && (
        <ImportarItensDialog
          aoFechar={() => setImportando(false)}
          aoEscolher={(novas) => {
            const cheias = linhas.filter(
              ({ partNumber, descricao, quantidade }) => partNumber || descricao || quantidade,
            );
            mudar([...cheias, ...novas]);
            setImportando(false);
          }}
        />
      )}
    </Section>
  );
}

/** There is a cell to paste into from the beginning. */
const UMA_VAZIA: readonly LinhaDaGradeDePedido[] = [{ ...linhaVazia(), id: 'primeira' }];
