import Icone from '@mui/icons-material/AccountBalanceOutlined';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

export function SefazVazia() {
  return (
    <EmptyState
      titulo="Nenhuma DI registrada ainda"
      icone={<Icone />}
      acoes={
        <>
          <ButtonTo to="/importacao/processos" variant="contained">
            Ir para Processos
          </ButtonTo>
          <ButtonTo to="/importacao/processos" search={{ dialogo: 'importar-di' }} variant="outlined" color="inherit">
            Importar DI ou DUIMP
          </ButtonTo>
        </>
      }
    >
      Cada DI ou DUIMP registrada aparece aqui, para elaborar a DAI dela, gerar o XML, tomar ciência do canal e
      acompanhar o desembaraço da Sefaz-AM.
    </EmptyState>
  );
}
