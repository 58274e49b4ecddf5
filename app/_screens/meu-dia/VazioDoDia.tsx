import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { MEU_DIA_BUSCA_PADRAO, type MeuDiaBusca } from './meu-dia-busca.ts';

interface VazioDoDiaProps {
  busca: MeuDiaBusca;
  adiados: number;
  aoFiltrar: (mudanca: Partial<MeuDiaBusca>) => void;
}

/** Says that nothing is pending, and offers what else may be seen. */
export function VazioDoDia({
  busca: { de, regra, importadorId, adiados: soAdiados },
  adiados,
  aoFiltrar,
}: VazioDoDiaProps) {
  if (regra ?? importadorId) {
    return (
      <EmptyState
        titulo="Nada com este filtro"
        acoes={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => aoFiltrar({ regra: undefined, importadorId: undefined })}
          >
            Limpar filtros
          </Button>
        }
      >
        O que espera por outros motivos, ou é de outros importadores, não está à vista.
      </EmptyState>
    );
  }
  if (soAdiados) {
    return (
      <EmptyState
        titulo="Nada está adiado"
        acoes={
          <Button variant="outlined" color="inherit" onClick={() => aoFiltrar(MEU_DIA_BUSCA_PADRAO)}>
            Ver o que espera
          </Button>
        }
      >
        O que você adia fica aqui até o dia de voltar.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      titulo={de === 'meus' ? 'Nada espera por você hoje.' : 'Nada espera pela empresa hoje.'}
      icone={<TaskAlt />}
      acoes={
        <>
          {de === 'meus' && (
            <Button variant="outlined" color="inherit" onClick={() => aoFiltrar({ de: 'empresa' })}>
              Ver as pendências da empresa
            </Button>
          )}
          {adiados > 0 && (
            <Button variant="outlined" color="inherit" onClick={() => aoFiltrar({ adiados: true })}>
              Ver os adiados
            </Button>
          )}
        </>
      }
    >
      Prazos, exigências, ciências, licenças, documentos e diferenças aparecem aqui assim que esperarem por alguém, com
      o valor em jogo e o caminho até o campo.
    </EmptyState>
  );
}
