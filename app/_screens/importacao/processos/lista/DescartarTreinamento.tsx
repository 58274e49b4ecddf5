import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVarios } from '#components/cadastro/use-varios.tsx';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { processos, useTreinamento } from '#lib/api/processo/processo.ts';
import type { TreinamentoDaEmpresa } from '#lib/contracts/processo/processo.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Throws away all that is of training, in one act that says how much it is; or brings back what was thrown away. */
export function DescartarTreinamento({ descartados }: { descartados: boolean }) {
  const { data: treinamento } = useTreinamento();
  const [aberto, setAberto] = useState(false);
  const [trazendo, setTrazendo] = useState(false);
  const { quantos, excluir, restaurar, contarFalha } = useVarios(processos, ['processo', 'processos']);
  if (!treinamento) return null;
  const total = descartados ? treinamento.descartados : treinamento.processos;
  if (total === 0) return null;
  if (descartados) {
    const trazer = async () => {
      setTrazendo(true);
      await restaurar({ consulta: { ...DE_TREINAMENTO, excluidos: 'true' }, total }).catch(contarFalha);
      setTrazendo(false);
    };
    return (
      <Button variant="outlined" color="inherit" loading={trazendo} title={quemDescartou(treinamento)} onClick={trazer}>
        Trazer de volta o treinamento
      </Button>
    );
  }
  const declaracoes = treinamento.declaracoes;
  const comDeclaracao = `${formatarInteiro(declaracoes)} ${declaracoes === 1 ? 'declaração' : 'declarações'}`;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAberto(true)}>
        Descartar o treinamento
      </Button>
      {aberto && (
        <ExclusaoDialog
          titulo="Descartar o treinamento?"
          verbo="Descartar"
          excluir={() => excluir({ consulta: DE_TREINAMENTO, total })}
          aoFechar={() => setAberto(false)}
          aoExcluir={() => setAberto(false)}
        >
          <Typography>
            Vai tudo o que é de treinamento na empresa: {quantos(total)} e {comDeclaracao}, também o que os outros
            filtros escondem. Nada se apaga: ficam no histórico, com quem descartou e quando, e voltam pelo filtro
            “Excluídos”.
          </Typography>
          {treinamento.ultimoDescarte && (
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{quemDescartou(treinamento)}</Typography>
          )}
        </ExclusaoDialog>
      )}
    </>
  );
}

function quemDescartou({ descartados, ultimoDescarte }: TreinamentoDaEmpresa): string | undefined {
  if (!ultimoDescarte) return undefined;
  const { usuario, em } = ultimoDescarte;
  const quantos = descartados === 1 ? '1 descartado' : `${formatarInteiro(descartados)} descartados`;
  return `${quantos}; o último por ${usuario.nome}, em ${formatarInstante(em)}.`;
}

const DE_TREINAMENTO = { treinamento: 'true' } as const;
