import Icone from '@mui/icons-material/AddBoxOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';
import { ComecarEmBranco } from './ComecarEmBranco.tsx';

export function NovoProcessoScreen() {
  return (
    <EmptyState
      titulo="Abrir um processo"
      icone={<Icone />}
      acoes={
        <>
          <ComecarEmBranco />
          <ButtonTo to="/importacao/processos" search={{ dialogo: 'importar-di' }} variant="outlined" color="inherit">
            Importar a DI
          </ButtonTo>
        </>
      }
    >
      Comece em branco quando a carga ainda está a caminho e preencha aos poucos; ou importe o XML da DI, e o processo
      nasce com tudo o que foi declarado. O preenchimento passo a passo, a partir de um pedido, ficará aqui.
    </EmptyState>
  );
}
