import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ClassesDasLinhas } from '#components/itens/ClassesDasLinhas.tsx';
import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import { type Nomes, pesoDeTodas } from '#components/itens/linha-de-itens.ts';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { ImportarLinhasDialog } from '#components/sheets/ImportarLinhasDialog.tsx';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import { Section } from '#components/ui/page/Section.tsx';
import type { ItemDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { COLUNAS_DOS_ITENS, itemDoProcesso, linhaDaGrade, linhaNova } from './itens-linhas.ts';
import { nomesDasLinhasDePedido, recusasDeSaldo } from './saldo-nos-itens.ts';
import { TotaisDosItens } from './TotaisDosItens.tsx';
import { TrazerDoPedidoDialog } from './TrazerDoPedidoDialog.tsx';
import type { Trazidos } from './trazer-do-pedido.ts';

interface ItensSectionProps {
  processo: Pick<ProcessoInteiro, 'importador' | 'incoterm' | 'tipoDocumento'>;
  bloqueado: boolean;
}

/** The lines of the invoice, each with the order it comes from. */
export function ItensSection({ processo, bloqueado }: ItensSectionProps) {
  const { rotulos } = useFormularioAberto();
  const { lembrarNome, acrescentar, acrescentarDosPedidos, erros, ...grade } = useItensDaFatura(processo.tipoDocumento);
  const [aberto, setAberto] = useState<'planilha' | 'pedido' | null>(null);
  const itens = grade.linhas.map((linha) => itemDoProcesso(linha, rotulos));
  const nova = () => linhaNova(grade.linhas.at(-1), processo.incoterm);
  const fechar = () => setAberto(null);
  return (
    <Section
      titulo={bloqueado ? 'Itens previstos' : 'Itens'}
      nota={
        bloqueado ? 'como se pretendia declarar' : 'Digite, cole do Excel, importe uma planilha ou traga de um pedido.'
      }
      acoes={
        !bloqueado && (
          <>
            <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto('planilha')}>
              Importar planilha
            </Button>
            <Button size="small" variant="contained" onClick={() => setAberto('pedido')}>
              Trazer de um pedido
            </Button>
          </>
        )
      }
    >
      <GradeDeItens
        {...grade}
        rotulo="Itens do processo"
        colunas={COLUNAS_DOS_ITENS}
        novaLinha={nova}
        somenteLeitura={bloqueado}
        erros={{ ...recusasDeSaldo(itens, rotulos), ...erros }}
        ajuda="Um part number do cadastro traz descrição, NCM, unidade, fabricante, país e peso. Moeda, Incoterm e fornecedor de uma linha nova são os da linha de cima."
      />
      {!bloqueado && (
        <ClassesDasLinhas importadorId={processo.importador.id} linhas={grade.linhas} mudar={grade.mudar} />
      )}
      <TotaisDosItens documento={processo.tipoDocumento} />
      {aberto === 'planilha' && (
        <ImportarLinhasDialog
          titulo="Importar itens de uma planilha"
          recurso="LinhaDoPedido"
          onde="no processo"
          aoFechar={fechar}
          aoPor={(novas, { nomes }) => {
            for (const { id, nome } of nomes) lembrarNome(id, nome);
            acrescentar(
              novas.map(({ celulas }) => ({
                ...nova(),
                ...celulas,
                pesoLiquido: pesoDeTodas(celulas.pesoLiquidoUnitario ?? '', celulas.quantidade ?? '') ?? '',
              })),
            );
            fechar();
          }}
        />
      )}
      {aberto === 'pedido' && (
        <TrazerDoPedidoDialog
          importadorId={processo.importador.id}
          itens={itens}
          aoFechar={fechar}
          aoTrazer={(trazidos) => {
            acrescentarDosPedidos(trazidos);
            fechar();
          }}
        />
      )}
    </Section>
  );
}

/** The lines of the open form, with the way to add those of orders. */
function useItensDaFatura(documento: ProcessoInteiro['tipoDocumento']) {
  const { rotulos } = useFormularioAberto();
  const linhas = useLinhasDoFormulario<ItemDoProcesso>({
    naGrade: useCallback(
      (item: ItemDoProcesso, lugar: { id: string; nomes: Nomes }) => linhaDaGrade(item, { ...lugar, documento }),
      [documento],
    ),
    doFormulario: itemDoProcesso,
  });
  const acrescentarDosPedidos = ({ itens, nomes, linhas: dosPedidos }: Trazidos) => {
    // For an order line that the processo already uses, the saved record gives the quantity available: the balance excludes what the
    // processo itself takes.
    const novas = dosPedidos.filter(({ id }) => rotulos[id] === undefined);
    const todos = { ...nomes, ...Object.fromEntries(nomesDasLinhasDePedido(novas)) };
    for (const [id, nome] of Object.entries(todos)) linhas.lembrarNome(id, nome);
    linhas.acrescentar(
      itens.map((item) => linhaDaGrade(item, { id: idDaLinha(), nomes: { ...rotulos, ...todos }, documento })),
    );
  };
  return { ...linhas, acrescentarDosPedidos };
}
