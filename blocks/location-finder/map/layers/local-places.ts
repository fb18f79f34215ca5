import { projectX, projectY } from '../project.ts';
import type { Point } from '../view.ts';

/** Towns and districts in Britain that Natural Earth leaves out, the most important first; exact to about a kilometre. */
const lines = `
Croydon 51.376 -0.098
Bromley 51.404 0.02
Kingston upon Thames 51.412 -0.301
Ealing 51.513 -0.309
Enfield 51.652 -0.081
Romford 51.577 0.18
Harrow 51.581 -0.342
Stratford 51.542 -0.003
Woolwich 51.491 0.065
Lewisham 51.462 -0.012
Hackney 51.545 -0.055
Camden 51.539 -0.143
Hammersmith 51.493 -0.224
Wimbledon 51.421 -0.206
Brixton 51.461 -0.116
Westminster 51.498 -0.136
Walthamstow 51.584 -0.02
Ilford 51.559 0.086
Richmond 51.461 -0.304
Wembley 51.553 -0.298
Sutton 51.361 -0.193
Hounslow 51.468 -0.361
Barnet 51.653 -0.2
Uxbridge 51.546 -0.478
Bexleyheath 51.456 0.144
Orpington 51.374 0.098
Stirling 56.117 -3.937
Newport 51.584 -2.998
Wrexham 53.047 -2.994
Bangor 53.227 -4.129
Winchester 51.063 -1.308
Poole 50.715 -1.987
Torquay 50.462 -3.525
Truro 50.263 -5.051
Taunton 51.014 -3.103
Salisbury 51.069 -1.794
Swindon 51.556 -1.78
Gloucester 51.864 -2.238
Cheltenham 51.899 -2.078
Worcester 52.192 -2.22
Hereford 52.057 -2.716
Shrewsbury 52.707 -2.755
Telford 52.678 -2.445
Wolverhampton 52.586 -2.129
Walsall 52.586 -1.983
Dudley 52.509 -2.088
Solihull 52.412 -1.778
Warwick 52.282 -1.585
Leamington Spa 52.285 -1.52
Stratford-upon-Avon 52.192 -1.708
Rugby 52.371 -1.265
Northampton 52.24 -0.903
Milton Keynes 52.041 -0.759
Bedford 52.136 -0.467
Stevenage 51.904 -0.197
Watford 51.657 -0.39
St Albans 51.753 -0.339
Hemel Hempstead 51.753 -0.469
Hatfield 51.763 -0.223
Harlow 51.773 0.102
Chelmsford 51.736 0.469
Colchester 51.896 0.892
Basildon 51.576 0.489
Brentwood 51.62 0.305
Great Yarmouth 52.608 1.73
King's Lynn 52.752 0.402
Bury St Edmunds 52.246 0.711
Lincoln 53.231 -0.541
Grantham 52.912 -0.642
Derby 52.922 -1.475
Burton upon Trent 52.802 -1.637
Stafford 52.807 -2.117
Crewe 53.098 -2.442
Warrington 53.39 -2.597
Stockport 53.408 -2.149
Salford 53.487 -2.29
Bolton 53.578 -2.43
Bury 53.593 -2.297
Oldham 53.541 -2.111
Rochdale 53.61 -2.156
Wigan 53.545 -2.632
Blackburn 53.749 -2.488
Preston 53.763 -2.703
Lancaster 54.047 -2.801
Kendal 54.328 -2.746
Barrow-in-Furness 54.111 -3.226
Durham 54.775 -1.585
Darlington 54.524 -1.56
Hartlepool 54.686 -1.213
Harrogate 53.992 -1.542
Huddersfield 53.646 -1.785
Halifax 53.725 -1.866
Wakefield 53.683 -1.498
Barnsley 53.553 -1.48
Rotherham 53.433 -1.363
Doncaster 53.523 -1.129
Grimsby 53.565 -0.075
Scunthorpe 53.59 -0.65
Mansfield 53.14 -1.196
Chesterfield 53.235 -1.422
Guildford 51.236 -0.57
Woking 51.317 -0.56
Farnborough 51.293 -0.754
Basingstoke 51.267 -1.092
Newbury 51.401 -1.323
Slough 51.511 -0.595
Windsor 51.482 -0.614
Maidenhead 51.522 -0.722
Henley-on-Thames 51.535 -0.903
High Wycombe 51.629 -0.748
Aylesbury 51.817 -0.815
Banbury 52.06 -1.34
Bicester 51.9 -1.154
Reigate 51.237 -0.206
Redhill 51.24 -0.171
Crawley 51.109 -0.187
Horsham 51.063 -0.326
Haywards Heath 50.998 -0.103
Worthing 50.818 -0.373
Chichester 50.838 -0.775
Eastbourne 50.768 0.29
Hastings 50.854 0.574
Tunbridge Wells 51.132 0.264
Maidstone 51.27 0.523
Canterbury 51.28 1.079
Ashford 51.147 0.875
Folkestone 51.082 1.17
Margate 51.389 1.386
Chatham 51.38 0.522
Dartford 51.446 0.217
Gravesend 51.442 0.371
Twickenham 51.447 -0.331
Islington 51.536 -0.103
Battersea 51.47 -0.17
Clapham 51.462 -0.138
Greenwich 51.483 -0.008
Canary Wharf 51.505 -0.024
Fulham 51.48 -0.195
Chelsea 51.487 -0.169
Kensington 51.499 -0.19
Peckham 51.474 -0.069
Bermondsey 51.498 -0.064
Deptford 51.478 -0.026
Catford 51.445 -0.02
Eltham 51.451 0.052
Barking 51.539 0.081
Dagenham 51.54 0.148
Tottenham 51.588 -0.072
Finchley 51.6 -0.194
Hendon 51.583 -0.226
Wandsworth 51.457 -0.192
Tooting 51.428 -0.168
Streatham 51.429 -0.131
Dulwich 51.449 -0.086
Sidcup 51.426 0.103
Leyton 51.56 -0.007
East Ham 51.533 0.055
Highgate 51.571 -0.146
Hampstead 51.556 -0.178
Acton 51.508 -0.275
Chiswick 51.492 -0.258
`;

/** Names of towns and districts with their positions, for a close view of the map. */
export const localPlaces: readonly (Point & { readonly name: string })[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [lng = '', lat = '', ...words] = line.split(' ').reverse();
    return { name: words.reverse().join(' '), x: projectX(Number(lng)), y: projectY(Number(lat)) };
  });
